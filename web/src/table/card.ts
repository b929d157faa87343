/**
 * A movement of the mouse that comes to rest, a long press or the key I: a piece's card.
 * `{@attach pieceCard(match, () => card)}` on the piece.
 */
import type { Attachment } from "svelte/attachments";
import { letterOf } from "./keys";
import type { AnyMatch, CardOfPiece } from "./match.svelte";

const HOVER_WAIT = 550;
const PRESS_WAIT = 450;
/** Time enough to go from the piece to its card. */
const GRACE = 300;

let leaving = 0;

/** The mouse is on the card: it stays. */
export function keepCard(): void {
  clearTimeout(leaving);
}

/** The mouse has left the piece or its card: the card goes unless the mouse comes back soon. */
export function leaveCard(match: AnyMatch): void {
  clearTimeout(leaving);
  leaving = window.setTimeout(() => {
    if (match.card && !match.card.pinned) match.card = null;
  }, GRACE);
}

export function pieceCard(match: AnyMatch, of: () => CardOfPiece): Attachment<HTMLElement> {
  return (piece) => {
    let timer = 0;
    let pressed = false;
    let shown: CardOfPiece | null = null;
    /** Where the mouse was when it came; a piece that comes to lie under a resting mouse shows nothing. */
    let entered: [number, number] | null = null;
    const show = (pinned: boolean): void => {
      clearTimeout(leaving);
      shown = of();
      match.card = { of: shown, beside: piece.getBoundingClientRect(), pinned };
    };
    const isMine = (): boolean => shown !== null && match.card?.of === shown;
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse" || event.buttons !== 0) return;
      entered ??= [event.screenX, event.screenY];
      if (isMine()) keepCard();
      else if (timer === 0 && (entered[0] !== event.screenX || entered[1] !== event.screenY))
        timer = window.setTimeout(() => show(false), HOVER_WAIT);
    };
    const stop = (): void => {
      clearTimeout(timer);
      timer = 0;
    };
    const leave = (): void => {
      stop();
      entered = null;
      if (isMine()) leaveCard(match);
    };
    const down = (event: PointerEvent): void => {
      stop();
      if (match.card && !match.card.pinned) match.card = null;
      pressed = false;
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        pressed = true;
        show(true);
      }, PRESS_WAIT);
    };
    const click = (event: MouseEvent): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent): void => {
      if (letterOf(event) !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      show(true);
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };
    piece.addEventListener("pointerenter", move);
    piece.addEventListener("pointermove", move);
    piece.addEventListener("pointerleave", leave);
    piece.addEventListener("pointerdown", down);
    piece.addEventListener("pointerup", stop);
    piece.addEventListener("pointercancel", stop);
    piece.addEventListener("click", click, true);
    piece.addEventListener("keydown", key);
    piece.addEventListener("contextmenu", menu);
    return () => {
      stop();
      if (isMine() && !match.card?.pinned) match.card = null;
      piece.removeEventListener("pointerenter", move);
      piece.removeEventListener("pointermove", move);
      piece.removeEventListener("pointerleave", leave);
      piece.removeEventListener("pointerdown", down);
      piece.removeEventListener("pointerup", stop);
      piece.removeEventListener("pointercancel", stop);
      piece.removeEventListener("click", click, true);
      piece.removeEventListener("keydown", key);
      piece.removeEventListener("contextmenu", menu);
    };
  };
}
