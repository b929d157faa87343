/**
 * Keys that work on every keyboard: a letter is the one printed on the key (the key's place on layouts without Latin
 * letters), a digit is the key's place in the row (on AZERTY it would need Shift), and what lies side by side is asked
 * for by place: `isAt(event, "KeyQ")` is A on AZERTY.
 */
type Pressed = Pick<KeyboardEvent, "key" | "code">;

/** The letter pressed, small; empty for any other key. */
export function letterOf(event: Pressed): string {
  const printed = event.key.toLowerCase();
  if (/^[a-z]$/.test(printed)) return printed;
  return /^\P{ASCII}$/u.test(printed) ? (/^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? "") : "";
}

/** The digit pressed, 1 to 9; 0 for any other key. */
export function digitOf(event: Pressed): number {
  return Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? 0);
}

export function isAt(event: Pressed, place: string): boolean {
  return event.code === place;
}

/** Whether a key is meant for the page, not for a field, a dialog or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  const target = event.target;
  const typing =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector("dialog[open]");
}
