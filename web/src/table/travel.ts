/** Pieces travel from where they were to where they lie; short, and not at all under reduced motion. */
import { cubicOut } from "svelte/easing";
import { fade, type TransitionConfig } from "svelte/transition";
import { motion } from "../app/settings.svelte";

const MOVE = 320;

/** `out:travelTo={(piece) => place}`: leaves for another place on the table; without one it fades. */
export function travelTo(piece: HTMLElement, place: (piece: HTMLElement) => Element | null): TransitionConfig {
  return travel(piece, place(piece));
}

/** `in:travelFrom={() => place}`: comes from another place on the table; without one it appears. */
export function travelFrom(piece: HTMLElement, place: () => Element | null): TransitionConfig {
  return travel(piece, place());
}

function travel(piece: Element, place: Element | null): TransitionConfig {
  const [here, there] = [piece.getBoundingClientRect(), place?.getBoundingClientRect()];
  if (!there || !there.width || !here.width) return fade(piece, { duration: motion(MOVE / 2) });
  const x = there.left + there.width / 2 - (here.left + here.width / 2);
  const y = there.top + there.height / 2 - (here.top + here.height / 2);
  const size = Math.min(1, there.width / here.width);
  return {
    duration: motion(MOVE),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${t + u * size}); z-index: 9; opacity: ${0.35 + 0.65 * t};`,
  };
}
