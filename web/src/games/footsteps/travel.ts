/** A tile travels from the journey board to the notebook; short, and not at all under reduced motion. */
import { crossfade, fade } from "svelte/transition";
import { cubicOut } from "svelte/easing";
import { motion } from "../../app/settings.svelte";

export const [leave, arrive] = crossfade({
  duration: () => motion(260),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: motion(160) }),
});
