/** Hover, a long press or the key I: a piece's card. `{@attach pieceCard(match, () => card)}` on the piece. */
import type { Attachment } from "svelte/attachments";
import type { AnyMatch, CardOfPiece } from "./match.svelte";

const HOVER_WAIT = 550;
const PRESS_WAIT = 450;

export function pieceCard(match: AnyMatch, of: () => CardOfPiece): Attachment<HTMLElement> {
  return (piece) => {
    let timer = 0;
    let pressed = false;
    const show = (pinned: boolean): void => {
      match.card = { of: of(), beside: piece.getBoundingClientRect(), pinned };
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (match.card && !match.card.pinned) match.card = null;
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") timer = window.setTimeout(() => show(false), HOVER_WAIT);
    };
    const down = (event: PointerEvent): void => {
      hide();
      pressed = false;
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        pressed = true;
        show(true);
      }, PRESS_WAIT);
    };
    const up = (): void => clearTimeout(timer);
    const click = (event: MouseEvent): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      show(true);
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };
    piece.addEventListener("pointerenter", enter);
    piece.addEventListener("pointerleave", hide);
    piece.addEventListener("pointerdown", down);
    piece.addEventListener("pointerup", up);
    piece.addEventListener("pointercancel", up);
    piece.addEventListener("click", click, true);
    piece.addEventListener("keydown", key);
    piece.addEventListener("contextmenu", menu);
    return () => {
      hide();
      piece.removeEventListener("pointerenter", enter);
      piece.removeEventListener("pointerleave", hide);
      piece.removeEventListener("pointerdown", down);
      piece.removeEventListener("pointerup", up);
      piece.removeEventListener("pointercancel", up);
      piece.removeEventListener("click", click, true);
      piece.removeEventListener("keydown", key);
      piece.removeEventListener("contextmenu", menu);
    };
  };
}
