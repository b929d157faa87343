/**
 * A board is one stop of Tab; the arrow keys walk through its pieces, Home and End go to the first and the last.
 * `<div use:roving>`, or `use:roving={".place"}` to say which elements are its pieces: by default all its buttons and
 * links. An arrow goes to the nearest piece that lies that way, so boards, rows and fans of cards need no numbers. What
 * may be chosen (`data-choice`) is where Tab goes first, else the piece that had the focus last.
 */
import type { Action } from "svelte/action";

const PIECES = "button:not(:disabled), a[href]";
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const roving: Action<HTMLElement, string | undefined> = (board, selector) => {
  let wanted = selector ?? PIECES;
  let last: HTMLElement | null = null;

  const pieces = (): HTMLElement[] =>
    [...board.querySelectorAll<HTMLElement>(wanted)].filter((piece) => piece.getClientRects().length > 0);

  /** Exactly one piece is a stop of Tab. */
  const settle = (): void => {
    const all = [...board.querySelectorAll<HTMLElement>(wanted)];
    const first = all.find((piece) => piece === last) ?? all.find((piece) => piece.dataset.choice) ?? all[0];
    for (const piece of all) {
      const stop = piece === first ? 0 : -1;
      if (piece.tabIndex !== stop) piece.tabIndex = stop;
    }
  };

  const focus = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && event.target.matches(wanted)) {
      last = event.target;
      settle();
    }
  };

  const walk = (event: KeyboardEvent): void => {
    const from = event.target;
    if (!(from instanceof HTMLElement) || !from.matches(wanted) || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = pieces();
    const way = WAYS[event.key];
    const to = way ? nearest(from, all, way) : event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : null;
    if (!to) return;
    event.preventDefault();
    to.focus();
  };

  const leave = (event: FocusEvent): void => {
    if (!(event.relatedTarget instanceof Node && board.contains(event.relatedTarget))) {
      last = null;
      settle();
    }
  };

  const watching = new MutationObserver(settle);
  watching.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-choice"] });
  board.addEventListener("focusin", focus);
  board.addEventListener("focusout", leave);
  board.addEventListener("keydown", walk);
  settle();
  return {
    update(next) {
      wanted = next ?? PIECES;
      settle();
    },
    destroy() {
      watching.disconnect();
      board.removeEventListener("focusin", focus);
      board.removeEventListener("focusout", leave);
      board.removeEventListener("keydown", walk);
    },
  };
};

/** The piece that lies that way: the least far, what lies aside counting double. */
function nearest(from: HTMLElement, all: HTMLElement[], [right, down]: [number, number]): HTMLElement | null {
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const piece of all) {
    const there = middle(piece);
    const along = (there.x - here.x) * right + (there.y - here.y) * down;
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
    const far = along + 2 * aside;
    if (piece !== from && along > 1 && far < least) {
      least = far;
      best = piece;
    }
  }
  return best;
}

function middle(piece: HTMLElement): { x: number; y: number } {
  const box = piece.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
