/** Where the choice takes the Beagle, and who will face what from there. */
import { facedFrom, sailed } from "./geometry";
import type { FootstepsDesk } from "./pieces";

export interface Ahead {
  space: number;
  faces: number[];
  seat: number;
  /** How far it sails. */
  count: number;
  /** A theory has to be chosen before it sails. */
  later: boolean;
}

/** As the preview says; while a theory is still to be chosen, by the distance. */
export function ahead(desk: FootstepsDesk): Ahead | null {
  const { view, shown, choice } = desk;
  if (!choice || shown.phase === "over") return null;
  const count = Number(choice.sentence.distance ?? 1);
  if (shown.beagle !== view.beagle) return { space: shown.beagle, faces: shown.facing, seat: shown.turn, count, later: false };
  if (typeof choice.sentence.distance !== "number") return null;
  const space = sailed(view.beagle, count);
  return { space, faces: facedFrom(space), seat: (view.turn + 1) % view.seats.length, count, later: true };
}
