/** What the browser remembers for us; one that remembers nothing is no error. */

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`signoria-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`signoria-${key}`, value);
  } catch {
    // It lasts as long as the page.
  }
}
