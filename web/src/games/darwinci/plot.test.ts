import { expect, test } from "vitest";
import fixture from "../../../fixtures/darwinci.json";
import { JEWELS, readBones, type DarwinciView, type Laid, type SeatView } from "./pieces";
import { bestLine, creaturesOf, likelyPlace, runsOf, sidesOf, tryBone, windowOf } from "./plot";

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
