/** “Your turn” where one sees it from another tab: in the title and in the icon. */

export function showTurn(isYours: boolean, title: string): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const href = isYours ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}
