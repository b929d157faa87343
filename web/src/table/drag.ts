/**
 * Dragging, on top of choosing and placing: `{@attach draggable(() => drag)}`. What is picked up is chosen as by a
 * click; dropped on a place, it is put there; dropped elsewhere, it stays chosen. Escape lets go. Clicks and keys are
 * untouched.
 */
import type { Attachment } from "svelte/attachments";

export interface Drag {
  /** Whether it may be picked up now. */
  may: boolean;
  /** Choose it, unless it is chosen. */
  lift(): void | Promise<void>;
  /** The places it can be dropped on: a selector. */
  onto: string;
  drop(place: HTMLElement): void | Promise<void>;
}

/** So far a pointer moves before a click becomes a drag. */
const SLACK = 8;

export function draggable(of: () => Drag): Attachment<HTMLElement> {
  return (piece) => {
    const down = (event: PointerEvent): void => {
      if (event.button === 0 && event.isPrimary && of().may) follow(piece, of(), event);
    };
    const still = (event: Event): void => event.preventDefault();
    piece.style.touchAction = "pan-y";
    piece.addEventListener("pointerdown", down);
    piece.addEventListener("dragstart", still);
    return () => {
      piece.removeEventListener("pointerdown", down);
      piece.removeEventListener("dragstart", still);
    };
  };
}

function follow(piece: HTMLElement, drag: Drag, start: PointerEvent): void {
  const box = piece.getBoundingClientRect();
  const over = new AbortController();
  let ghost: HTMLElement | null = null;
  let place: HTMLElement | null = null;
  let lifted: void | Promise<void>;

  const lift = (): void => {
    ghost = piece.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("id");
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    ghost.classList.add("dragged");
    Object.assign(ghost.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    // Pieces measure themselves by their surroundings, which the ghost has left.
    for (const name of ["--s", "--w"]) ghost.style.setProperty(name, `${box.width}px`);
    document.body.append(ghost);
    lifted = drag.lift();
  };
  const light = (found: HTMLElement | null): void => {
    place?.classList.remove("drop-here");
    place = found;
    place?.classList.add("drop-here");
  };
  const move = (event: PointerEvent): void => {
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost && Math.hypot(x, y) < SLACK) return;
    if (!ghost) lift();
    if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) rotate(-2deg)`;
    light(document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(drag.onto) ?? null);
  };
  const end = (): void => {
    over.abort();
    ghost?.remove();
    light(null);
  };
  const up = (): void => {
    const [held, there] = [ghost, place];
    end();
    if (!held) return;
    // The click that ends a drag is none.
    addEventListener("click", (event) => event.stopPropagation(), {
      capture: true,
      once: true,
      signal: AbortSignal.timeout(50),
    });
    if (there) void Promise.resolve(lifted).then(() => drag.drop(there));
  };
  addEventListener("pointermove", move, { signal: over.signal });
  addEventListener("pointerup", up, { signal: over.signal });
  addEventListener("pointercancel", end, { signal: over.signal });
  addEventListener("keydown", (event) => event.key === "Escape" && end(), { signal: over.signal });
}
