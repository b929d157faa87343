/** Names for creatures: the kind by their size, the trait by their ends. The same bones always have the same name. */
import type { Bone, Part } from "./pieces";

/** How many words the texts have for each size and each kind of end: `kind-large-2`, `trait-wing-3`. */
const WORDS = 4;
/** Ends in the order in which they are told first. */
const ENDS: Part[] = ["wing", "tail", "skull", "claw", "foot"];

/** The keys of a creature's name, from its bones in any order. */
export function creatureName(bones: Bone[]): { kind: string; trait: string } {
  const size = bones.length > 8 ? "giant" : bones.length > 5 ? "large" : bones.length > 3 ? "middling" : "small";
  const count = (part: Part): number => bones.filter((bone) => bone.shape === "end" && bone.part === part).length;
  const end = ENDS.reduce((most, part) => (count(part) > count(most) ? part : most));
  const drawn = mixed(bones.map((bone) => bone.key).sort());
  return {
    kind: `kind-${size}-${(drawn % WORDS) + 1}`,
    trait: `trait-${end}-${(Math.floor(drawn / WORDS) % WORDS) + 1}`,
  };
}

/** A number from words, always the same for the same ones. */
function mixed(words: string[]): number {
  let found = 7;
  for (const letter of words.join(" ")) found = (found * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return found;
}
