import { expect, test } from "vitest";
import fixture from "../../../fixtures/darwinci.json";
import { JEWELS, readBones, type DarwinciView, type Laid, type SeatView } from "./pieces";
import { withChanges } from "../../table/changes";
import type { LegalAction, StateMessage } from "../../wire";
import {
  bestLine,
  cellAt,
  creaturesOf,
  jewelSum,
  likelyPlace,
  roomIn,
  runsOf,
  sidesOf,
  tryBone,
  windowOf,
} from "./plot";

const bones = readBones(fixture.pieces.rows);
const views = Object.values(fixture.messages).map((message) => message.view as unknown as DarwinciView);
const plots = views.flatMap((view) => view.seats);

function bone(key: string) {
  const found = bones.get(key);
  if (!found) throw new Error(`expected a bone, got ${key}`);
  return found;
}

function seatWith(plot: Laid[], open: string[]): SeatView {
  return { plot, open, creatures: [], markers: [], jewels: {} } as unknown as SeatView;
}

test("all 65 bones are read with label and jewels", () => {
  expect(bones.size).toBe(65);
  expect(bone("S01").value).toBe(-5);
  expect(bone("S11").value).toBeNull();
  expect(bone("S03").jewels).toEqual(["shell", "ring"]);
});

test("a turned bone has the connections that the engine says", () => {
  for (const laid of plots.flatMap((seat) => seat.plot)) expect(sidesOf(bone(laid.bone), laid.turned)).toBe(laid.sides);
});

test("creatures are those that the engine finds", () => {
  for (const seat of plots) {
    const told = seat.creatures.map(({ cells, ends, complete }) => ({ cells, ends, complete }));
    const found = creaturesOf(seat.plot, bones).map(({ cells, ends, complete }) => ({ cells, ends, complete }));
    expect(found).toEqual(told);
  }
});

test("the best line of a jewel is worth what the engine says", () => {
  for (const seat of plots) {
    for (const jewel of JEWELS) {
      const own = seat.markers.includes(jewel) ? null : bestLine(seat.plot, bones, jewel);
      expect(own?.value).toBe(seat.jewels[jewel]?.value);
    }
  }
});

const chosen = (Object.values(fixture.messages) as unknown as StateMessage[]).flatMap((message) =>
  message.legal.map((legal) => [message.view as unknown as DarwinciView, legal] as const),
);
const placed = chosen.filter(([, legal]) => legal.sentence.key === "event-placed");
const scored = chosen.filter(([, legal]) => legal.sentence.key === "event-jewel");

/** The seat as the engine says it would be. */
function forecast(view: DarwinciView, legal: LegalAction): SeatView {
  return withChanges(view, legal.preview).seats[0] as SeatView;
}

test("a bone tried on a cell makes the plot, the creatures and the jewels' lines that the engine foresees", () => {
  expect(placed.length).toBeGreaterThan(50);
  for (const [view, legal] of placed) {
    const { bone: key, cell, turned } = legal.sentence as unknown as Laid;
    const trial = tryBone(view.seats[0] as SeatView, bones, bone(key), cell, turned);
    const told = forecast(view, legal);
    const shape = ({ cells, ends, complete }: SeatView["creatures"][number]) => ({ cells, ends, complete });
    expect(trial.plot).toEqual(told.plot);
    expect(trial.creatures.map(shape)).toEqual(told.creatures.map(shape));
    for (const jewel of JEWELS) expect(trial.jewels[jewel]?.value).toBe(told.jewels[jewel]?.value);
  }
});

test("a connection is open towards a cell where the engine lets a bone go, else blocked", () => {
  const steps = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;
  for (const [view, legal] of placed) {
    const { bone: key, cell, turned } = legal.sentence as unknown as Laid;
    const trial = tryBone(view.seats[0] as SeatView, bones, bone(key), cell, turned);
    const told = forecast(view, legal);
    const free = trial.creature.cells.flatMap((place) => {
      const laid = told.plot.find((one) => one.cell === place) as Laid;
      const [column, row] = ["abcdefg".indexOf(place[0] ?? ""), Number(place[1]) - 1];
      return [...laid.sides]
        .map((side) => steps[side as keyof typeof steps])
        .map(([right, down]) => cellAt(column + right, row + down))
        .filter((next) => told.open.includes(next));
    });
    expect(trial.open).toBe(free.length);
  }
});

test("a jewel brings in a line what the engine says", () => {
  expect(scored.length).toBeGreaterThan(10);
  for (const [view, legal] of scored) {
    const { jewel, line, count, labels, amount } = legal.sentence as unknown as Record<string, number> & {
      jewel: (typeof JEWELS)[number];
      line: string;
    };
    const sums = runsOf(view.seats[0]?.plot ?? [], line.replace("-", " ")).map((run) => jewelSum(run, bones, jewel));
    expect(sums).toContainEqual({ count, labels });
    expect(amount).toBe((count ?? 0) * (labels ?? 0));
  }
});

test("two ends facing each other are a complete creature", () => {
  const end = { cell: "c4", bone: "E27", turned: 1, sides: "e" };
  const trial = tryBone(seatWith([end], ["d4"]), bones, bone("E11"), "d4", 3);
  expect(trial.creature).toMatchObject({ cells: ["c4", "d4"], ends: 2, complete: true, value: 4 });
  expect(trial).toMatchObject({ links: 1, blocked: 0, open: 0 });
});

test("a connection that meets a bone without one blocks its creature", () => {
  const end = { cell: "c4", bone: "E27", turned: 3, sides: "w" };
  const trial = tryBone(seatWith([end], ["d4"]), bones, bone("E11"), "d4", 3);
  expect(trial.blocked).toBe(1);
  expect(trial.creature.complete).toBe(false);
});

test("a bone is first tried where it completes a creature", () => {
  const end = { cell: "c4", bone: "E27", turned: 1, sides: "e" };
  expect(likelyPlace(seatWith([end], ["b4", "c3", "d4"]), bones, bone("E11"))).toEqual({ cell: "d4", turned: 3 });
  expect(likelyPlace(seatWith([end], []), bones, bone("E11"))).toBeNull();
});

test("a gap parts a line in two runs", () => {
  const row = ["b4", "c4", "e4"].map((cell) => ({ cell, bone: "S11", turned: 0, sides: "ns" }));
  expect(runsOf(row, "row 4").map((run) => run.map((laid) => laid.cell))).toEqual([["b4", "c4"], ["e4"]]);
  expect(runsOf(row, "column b")).toHaveLength(1);
});

test("the window is never smaller than three by three", () => {
  expect(windowOf(["d4"])).toEqual({ left: 2, top: 2, columns: 3, rows: 3 });
  expect(windowOf(["b3", "e5"])).toEqual({ left: 1, top: 2, columns: 4, rows: 3 });
});

test("a line has room as long as the plot stays within three by four", () => {
  const row: Laid[] = ["c3", "d3"].map((cell) => ({ cell, bone: "S01", turned: 1, sides: "ew" }));
  expect(roomIn(row, "row 3")).toBe(2);
  expect(roomIn(row, "column c")).toBe(3);
  const high = [...row, ...["d4", "d5", "d6"].map((cell) => ({ cell, bone: "S01", turned: 0, sides: "ns" }))];
  expect(roomIn(high, "row 3")).toBe(1);
  expect(roomIn(high, "column d")).toBe(0);
});
