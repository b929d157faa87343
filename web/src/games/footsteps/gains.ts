/** What a choice brings, line by line: what it is, what it is for, what it is worth now or once more comes. */
import { signed } from "../../app/numbers";
import {
  bringsMap,
  brings,
  CLASSES,
  ECOSYSTEMS,
  heldTheories,
  PARTS,
  roman,
  shortName,
  type FootstepsMatch,
  type NotebookView,
  type Piece,
} from "./pieces";

export interface Gain {
  icon: string;
  what: string;
  /** What it is for, or where it comes from. */
  why: string;
  /** Points at once; null where points aren't what it brings. */
  points: number | null;
  /** What is still to come and isn't in the sum: "then +5". */
  soon?: string;
}

const LINE = 4;
const PUBLICATION = 5;

/** The eight lines of a notebook: their name and their four cells; the names of what stands in each cell. */
const LINES = [
  ...ECOSYSTEMS.map((name, row) => ({
    name,
    cells: CLASSES.map((other, column) => [4 * row + column, other] as const),
  })),
  ...CLASSES.map((name, column) => ({
    name,
    cells: ECOSYSTEMS.map((other, row) => [4 * row + column, other] as const),
  })),
];

function filled(own: NotebookView, cells: readonly (readonly [number, string])[]): number {
  return cells.filter(([cell]) => (own.cells[cell]?.length ?? 0) > 0).length;
}

/** Lines of a notebook with three of their four animals, and what the fourth is. */
export function linesInReach(own: NotebookView): { line: string; missing: string }[] {
  return LINES.flatMap(({ name, cells }) => {
    if (filled(own, cells) !== LINE - 1) return [];
    const missing = cells.find(([cell]) => !own.cells[cell]?.length)?.[1] ?? "";
    return [{ line: name, missing }];
  });
}

/** Map symbols in sight in a notebook. */
export function mapsOf(own: NotebookView, pieces: Map<string, Piece>): number {
  const seen = [...own.cells.flatMap((stack) => stack.slice(-1)), ...own.characters];
  return seen.filter((key) => {
    const piece = pieces.get(key);
    return piece !== undefined && bringsMap(piece);
  }).length;
}

/** All that the choice brings to the seat, points at once first, what is to come last. */
export function gainsOf(match: FootstepsMatch, pieces: Map<string, Piece>, seat: number): Gain[] {
  const chosen = match.choice?.sentence;
  const now = match.view.seats[seat];
  const after = match.shown.seats[seat];
  if (!chosen || !now || !after) return [];
  const piece = typeof chosen.tile === "string" ? pieces.get(chosen.tile) : undefined;
  const gains: Gain[] = [];
  const add = (icon: string, key: string, points: number | null, params: Record<string, unknown> = {}): void => {
    gains.push({ icon, what: match.say(`fx-${key}`, params), why: match.say(`fx-${key}-words`, params), points });
  };
  const change = (part: (typeof PARTS)[number]["id"]): number => after.points[part] - now.points[part];
  const covered = String((chosen.then ?? []).find((then) => then.key === "then-covers")?.tile ?? "");
  const under = covered ? shortName(match, covered) : "";

  const discoveries = change("discoveries");
  if (discoveries !== 0) {
    const lost = pieces.get(covered);
    const covers = lost?.kind === "animal" && lost.bonus === "discovery";
    const kind =
      discoveries < 0 ? "lost" : piece?.kind === "character" ? "character" : covers ? "instead" : "discoveries";
    gains.push({
      icon: "spyglass",
      what: match.say("part-discoveries"),
      why: match.say(kind === "discoveries" ? "fx-discoveries" : `fx-discoveries-${kind}`, { short: under }),
      points: discoveries,
    });
  }

  const compasses = after.compasses - now.compasses;
  const maps = mapsOf(after, pieces) - mapsOf(now, pieces);
  const held = { compasses: after.compasses, maps: mapsOf(after, pieces) };
  if (compasses > 0 && maps === 0) add("compass", "compass", change("maps"), { ...held, count: compasses });
  else if (maps > 0 && compasses === 0) add("treasure-map", "map", change("maps"), held);
  else if (maps !== 0 || compasses !== 0) {
    const key = maps < 0 ? "fx-maps-covered" : "fx-maps-product";
    const what = match.say(maps < 0 ? "part-maps" : "fx-maps");
    gains.push({ icon: "treasure-map", what, why: match.say(key, { ...held, short: under }), points: change("maps") });
  }

  for (const line of after.publications.filter((one) => !now.publications.includes(one)))
    add("wax-seal", "published", PUBLICATION, { line: match.say(`line-${line}`) });

  gains.push(...theoryGains(match, now, after));
  if (change("pawn") !== 0) add("beard", change("pawn") > 0 ? "pawn" : "pawn-lost", change("pawn"));

  if ((chosen.then ?? []).some((then) => then.key === "then-theory"))
    gains.push({
      icon: "open-book",
      what: match.say("fx-theory"),
      why: match.say(covered ? "fx-theory-covering" : "fx-theory-words", { short: under }),
      points: null,
    });
  if (after.guides > now.guides) add("old-lantern", "guide", null, { count: after.guides - now.guides });
  if (after.guides < now.guides) add("old-lantern", "spent", null, { count: after.guides });
  if (chosen.key === "event-observed") add("spyglass", "observed", null);
  if (chosen.key === "event-developed-pile") add("card-draw", "unseen", null);
  if (piece && brings(piece, "guide") > after.guides - now.guides)
    add("old-lantern", "no-guide", null, { count: brings(piece, "guide") - (after.guides - now.guides) });
  if (piece && brings(piece, "survey") > compasses) add("compass", "no-compass", null, { count: after.compasses });

  const before = new Set(linesInReach(now).map(({ line }) => line));
  for (const { line, missing } of linesInReach(after).filter((near) => !before.has(near.line)))
    gains.push({
      icon: "wax-seal",
      what: match.say("fx-near", { line: match.say(`line-${line}`) }),
      why: match.say(`near-${missing}`),
      points: null,
      soon: match.say("fx-then", { gain: signed(PUBLICATION) }),
    });
  return gains;
}

/** Theories that come, go or grow: one that counts is named with what it counts, several by number. */
function theoryGains(match: FootstepsMatch, now: NotebookView, after: NotebookView): Gain[] {
  const icon = "open-book";
  const gains: Gain[] = [];
  const came = after.theories.slice(now.theories.length);
  const gone = now.theories.length > after.theories.length ? lostTheory(now, after) : null;
  for (const { chapter, points } of came) {
    const what = match.say("theory-name", { number: roman(chapter) });
    gains.push({ icon, what, why: match.say(`theory-does-${chapter}`), points });
  }
  if (gone)
    gains.push({
      icon,
      what: match.say("fx-returned", { number: roman(gone.chapter) }),
      why: match.say(`theory-does-${gone.chapter}`),
      points: -gone.points,
    });
  const grown = heldTheories(now.theories, after.theories)
    .filter((held) => held.after !== held.points && held.chapter !== gone?.chapter)
    .map(({ chapter, times, points, after: then }) => ({
      chapter,
      points,
      then,
      name: times > 1 ? `${roman(chapter)} ${match.say("times", { count: times })}` : roman(chapter),
    }));
  const [first] = grown;
  if (first) {
    const numbers = grown.map(({ name }) => name).join(", ");
    gains.push({
      icon,
      what: match.say(grown.length === 1 ? "theory-name" : "theories-named", { number: numbers }),
      why:
        grown.length === 1
          ? match.say("fx-theory-grows", {
              does: match.say(`theory-does-${first.chapter}`),
              from: first.points,
              to: first.then,
            })
          : grown.map(({ name, points, then }) => `${name}: ${points} → ${then}`).join(", "),
      points: grown.reduce((sum, { points, then }) => sum + then - points, 0),
    });
  }
  return gains;
}

/** The theory given back, and what goes with it: one held twice may also be worth less where it stays. */
function lostTheory(now: NotebookView, after: NotebookView): { chapter: number; points: number } | null {
  const held = (own: NotebookView, chapter: number): NotebookView["theories"] =>
    own.theories.filter((one) => one.chapter === chapter);
  const worth = (own: NotebookView, chapter: number): number =>
    held(own, chapter).reduce((sum, one) => sum + one.points, 0);
  const lost = now.theories.find(({ chapter }) => held(now, chapter).length > held(after, chapter).length);
  return lost ? { chapter: lost.chapter, points: worth(now, lost.chapter) - worth(after, lost.chapter) } : null;
}
