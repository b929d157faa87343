/** Where the choice takes the Beagle, and who will face what from there. */
import { facedFrom, sailed, SPACES } from "./geometry";
import type { FootstepsMatch } from "./pieces";

interface Ahead {
  space: number;
  faces: number[];
  seat: number;
  /** How far it sails; back with a guide. */
  count: number;
  back: boolean;
  /** A theory has to be chosen before it sails. */
  later: boolean;
}

/** As the preview says; while a theory is still to be chosen, by the distance. */
export function ahead(match: FootstepsMatch): Ahead | null {
  const { view, shown, choice } = match;
  if (!choice || shown.phase === "over") return null;
  if (shown.beagle !== view.beagle) {
    const forward = sailed(shown.beagle, -view.beagle);
    const back = forward > SPACES / 2;
    return {
      space: shown.beagle,
      faces: shown.facing,
      seat: shown.turn,
      count: back ? SPACES - forward : forward,
      back,
      later: false,
    };
  }
  const count = choice.sentence.distance;
  if (typeof count !== "number") return null;
  const space = sailed(view.beagle, count);
  return { space, faces: facedFrom(space), seat: (view.turn + 1) % view.seats.length, count, back: false, later: true };
}
