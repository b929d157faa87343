/**
 * What is offered first now, in order: pieces bear `data-choice="1"`, `"2"`, … while they may be chosen, and the keys 1
 * to 9 press them. A dialog's own choices come before those of the table under it.
 */
export function offeredPieces(): HTMLElement[] {
  const within = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  return [...within.querySelectorAll<HTMLElement>("[data-choice]")]
    .filter((piece) => Number(piece.dataset.choice) > 0 && piece.getClientRects().length > 0)
    .sort((one, other) => Number(one.dataset.choice) - Number(other.dataset.choice));
}

/** Press the piece with this number, and say whether there is one. */
export function pressChoice(number: number): boolean {
  const piece = offeredPieces().find((one) => Number(one.dataset.choice) === number);
  piece?.focus();
  piece?.click();
  return piece !== undefined;
}

/** When the focus has fallen to the page, it goes to what is offered first, else to the red button's bar. */
export function catchFocus(): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body && focused.id !== "main") return;
  const first = offeredPieces()[0] ?? document.querySelector<HTMLElement>(".action .btn.primary:enabled");
  first?.focus({ preventScroll: true });
}
