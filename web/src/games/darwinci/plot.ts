/**
 * Trying a bone in a plot before it is won: how bones link, what creature comes of it, what the jewels would bring.
 * The server decides what is legal and what scores; this only shows what a bone would look like there.
 */
import {
  JEWELS,
  type Bone,
  type Bones,
  type Creature,
  type Jewel,
  type JewelLine,
  type Laid,
  type SeatView,
} from "./pieces";

const COLUMNS = "abcdefg";
const SIDES = "nesw";
const OPPOSITE: Record<string, string> = { n: "s", e: "w", s: "n", w: "e" };
const STEP: Record<string, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
const UNTURNED: Record<Bone["shape"], string> = { straight: "ns", corner: "ne", tee: "esw", end: "n" };

interface Window {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** What a plot would be. */
export interface Trial {
  plot: Laid[];
  creatures: Creature[];
  jewels: Record<Jewel, JewelLine | null>;
  /** The creature the tried bone is part of. */
  creature: Creature;
  /** Connections that meet another on the tried bone. */
  links: number;
  /** Connections of its creature that meet a bone without one, or leave the largest plot: it can never be complete. */
  blocked: number;
  /** Connections of its creature that still meet nothing. */
  open: number;
}

export function columnOf(cell: string): number {
  return COLUMNS.indexOf(cell[0] ?? "");
}

export function rowOf(cell: string): number {
  return Number(cell[1]) - 1;
}

export function cellAt(column: number, row: number): string {
  return `${COLUMNS[column] ?? "?"}${row + 1}`;
}

function beside(cell: string, side: string): string {
  const [dx, dy] = STEP[side] ?? [0, 0];
  return cellAt(columnOf(cell) + dx, rowOf(cell) + dy);
}

/** Where places begin and how many there are, at least three. */
function stretch(places: number[]): [number, number] {
  if (places.length === 0) return [2, 3];
  const least = Math.min(...places);
  const most = Math.max(...places);
  return most - least < 2 ? [Math.max(0, most - 1), 3] : [least, most - least + 1];
}

/** The part of the field worth showing: the bones and the cells where one may go. */
export function windowOf(cells: string[]): Window {
  const [left, columns] = stretch(cells.map(columnOf));
  const [top, rows] = stretch(cells.map(rowOf));
  return { left, top, columns, rows };
}

/** The sides on which a bone has connections after quarter turns clockwise, as `nesw` letters in that order. */
export function sidesOf(bone: Bone, turned: number): string {
  const turnedSides = [...UNTURNED[bone.shape]].map((side) => SIDES[(SIDES.indexOf(side) + turned) % 4] ?? "");
  return [...SIDES].filter((side) => turnedSides.includes(side)).join("");
}

/** Whether cells fit into a plot of 3 × 4 or 4 × 3 (C-P2). */
function fits(cells: string[]): boolean {
  const span = (places: number[]): number => Math.max(...places) - Math.min(...places) + 1;
  const [wide, high] = [span(cells.map(columnOf)), span(cells.map(rowOf))];
  return Math.min(wide, high) <= 3 && Math.max(wide, high) <= 4;
}

/** Groups of bones whose connections meet, as the view tells them. */
export function creaturesOf(plot: Laid[], bones: Bones): Omit<Creature, "scored">[] {
  const there = new Map(plot.map((laid) => [laid.cell, laid]));
  const seen = new Set<string>();
  const found: Omit<Creature, "scored">[] = [];
  for (const laid of plot) {
    if (seen.has(laid.cell)) continue;
    const cells: string[] = [];
    const waiting = [laid];
    seen.add(laid.cell);
    let complete = true;
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      cells.push(one.cell);
      for (const side of one.sides) {
        const next = there.get(beside(one.cell, side));
        if (!next?.sides.includes(OPPOSITE[side] ?? "")) complete = false;
        else if (!seen.has(next.cell)) {
          seen.add(next.cell);
          waiting.push(next);
        }
      }
    }
    const order = plot.map((one) => one.cell).filter((cell) => cells.includes(cell));
    const ends = order.filter((cell) => bones.get(there.get(cell)?.bone ?? "")?.shape === "end").length;
    found.push({ cells: order, ends, complete, value: order.length * ends });
  }
  return found;
}

/** The unbroken runs of bones in a line such as `row 3` or `column b`, from its beginning. */
export function runsOf(plot: Laid[], line: string): Laid[][] {
  const [kind, name = ""] = line.split(" ");
  const place = (laid: Laid): number => (kind === "row" ? columnOf(laid.cell) : rowOf(laid.cell));
  const inLine = plot
    .filter((laid) => (kind === "row" ? laid.cell[1] === name : laid.cell[0] === name))
    .sort((one, other) => place(one) - place(other));
  const runs: Laid[][] = [];
  let last = -2;
  for (const laid of inLine) {
    if (place(laid) === last + 1) runs.at(-1)?.push(laid);
    else runs.push([laid]);
    last = place(laid);
  }
  return runs;
}

/** How many more bones a line can take: the plot stays within 3 × 4 or 4 × 3 (C-P2). */
export function roomIn(plot: Laid[], line: string): number {
  const [kind, name = ""] = line.split(" ");
  const cells = plot.map((laid) => laid.cell);
  const inLine = (at: number): string => (kind === "row" ? cellAt(at, Number(name) - 1) : `${name}${at + 1}`);
  let most = 0;
  for (let from = 0; from < COLUMNS.length; from += 1)
    for (let to = from; to < Math.min(COLUMNS.length, from + 4); to += 1) {
      const places = Array.from({ length: to - from + 1 }, (_, index) => inLine(from + index));
      if (fits([...cells, ...places])) most = Math.max(most, places.filter((cell) => !cells.includes(cell)).length);
    }
  return most;
}

/** What a jewel brings in a run: how many of them there are, and the labels of the bones that bear them. */
export function jewelSum(run: Laid[], bones: Bones, jewel: Jewel): { count: number; labels: number } {
  let [count, labels] = [0, 0];
  for (const laid of run) {
    const bone = bones.get(laid.bone);
    const borne = bone?.jewels.filter((one) => one === jewel).length ?? 0;
    count += borne;
    if (borne > 0) labels += bone?.value ?? 0;
  }
  return { count, labels };
}

/** Where a jewel would bring most; null if nowhere. */
export function bestLine(plot: Laid[], bones: Bones, jewel: Jewel): JewelLine | null {
  const rows = [...new Set(plot.map((laid) => laid.cell[1] ?? ""))].sort().map((name) => `row ${name}`);
  const columns = [...new Set(plot.map((laid) => laid.cell[0] ?? ""))].sort().map((name) => `column ${name}`);
  let best: JewelLine | null = null;
  for (const line of [...rows, ...columns]) {
    runsOf(plot, line).forEach((run, index) => {
      const { count, labels } = jewelSum(run, bones, jewel);
      const value = count * labels;
      if (count > 0 && value >= 0 && value > (best?.value ?? -1)) best = { line, run: index + 1, value };
    });
  }
  return best;
}

/** A bone tried on a cell of a seat's plot. */
export function tryBone(seat: SeatView, bones: Bones, bone: Bone, cell: string, turned: number): Trial {
  const tried: Laid = { cell, bone: bone.key, turned, sides: sidesOf(bone, turned) };
  const byPlace = (one: Laid, other: Laid): number =>
    rowOf(one.cell) - rowOf(other.cell) || columnOf(one.cell) - columnOf(other.cell);
  const plot = [...seat.plot, tried].sort(byPlace);
  const wasScored = (cells: string[]): boolean =>
    seat.creatures.some((one) => one.scored && one.cells.some((place) => cells.includes(place)));
  const creatures = creaturesOf(plot, bones).map((one) => ({ ...one, scored: wasScored(one.cells) }));
  const creature = creatures.find((one) => one.cells.includes(cell)) ?? {
    cells: [cell],
    ends: 0,
    complete: false,
    scored: false,
    value: 0,
  };
  const there = new Map(plot.map((laid) => [laid.cell, laid]));
  const meets = (from: string, side: string): Laid | undefined => there.get(beside(from, side));
  const joins = (from: string, side: string): boolean =>
    meets(from, side)?.sides.includes(OPPOSITE[side] ?? "") ?? false;
  let [blocked, open] = [0, 0];
  for (const place of creature.cells) {
    for (const side of there.get(place)?.sides ?? "") {
      if (joins(place, side)) continue;
      if (meets(place, side) || !fits([...there.keys(), beside(place, side)])) blocked += 1;
      else open += 1;
    }
  }
  return {
    plot,
    creatures,
    jewels: Object.fromEntries(
      JEWELS.map((jewel) => [jewel, seat.markers.includes(jewel) ? null : bestLine(plot, bones, jewel)]),
    ) as Trial["jewels"],
    creature,
    links: [...tried.sides].filter((side) => joins(cell, side)).length,
    blocked,
    open,
  };
}

/** How promising a trial looks, to have somewhere to begin: finished creatures, then links, then few dead ends. */
function promise(trial: Trial): number {
  const finished = trial.creature.complete && !trial.creature.scored ? 100 * trial.creature.value : 0;
  const jewels = JEWELS.reduce((sum, jewel) => sum + (trial.jewels[jewel]?.value ?? 0), 0);
  return finished + 12 * trial.links - 15 * trial.blocked + jewels;
}

/** Where a bone looks best among some cells; null without any. */
export function likelyPlace(
  seat: SeatView,
  bones: Bones,
  bone: Bone,
  cells: string[] = seat.open,
): { cell: string; turned: number } | null {
  let best: { cell: string; turned: number } | null = null;
  let most = -Infinity;
  for (const cell of cells) {
    for (const turned of bone.shape === "straight" ? [0, 1] : [0, 1, 2, 3]) {
      const value = promise(tryBone(seat, bones, bone, cell, turned));
      if (value > most) [best, most] = [{ cell, turned }, value];
    }
  }
  return best;
}
