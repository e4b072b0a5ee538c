/** The keys that step through a replay, wherever the focus is, unless what has it needs the key itself. */

export type Command = "back" | "forward" | "first" | "last" | "play";

const COMMANDS: Record<string, Command> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "last",
  " ": "play",
};
/** What is typed into, or chosen from, with these keys. */
const TYPED = "input:not([type=range]), textarea, select, [role=tab]";
/** What is pressed with the space bar. */
const PRESSED = "button, a, summary";
/** What is scrolled by keys. */
const SCROLLED = "[tabindex='0']";

/** What a key means here; null if it is not for the replay. */
export function commandOf(event: KeyboardEvent): Command | null {
  const command = COMMANDS[event.key];
  const { target } = event;
  if (command === undefined || event.defaultPrevented || hasModifier(event)) return null;
  if (!(target instanceof Element)) return command;
  return needsKey(target, command) ? null : command;
}

const hasModifier = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;

function needsKey(target: Element, command: Command): boolean {
  if (target.matches(TYPED)) return true;
  if (target.matches("input[type=range]")) return command !== "play";
  if (command === "play") return target.matches(`${PRESSED}, ${SCROLLED}`);
  return target.matches(SCROLLED) && (command === "first" || command === "last");
}
