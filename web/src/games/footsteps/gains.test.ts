// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import fixture from "../../../fixtures/footsteps.json";
import type { Fixture } from "../../table/demo";
import { Match } from "../../table/match.svelte";
import type { StateMessage } from "../../wire";
import { digestLines } from "./digest";
import { gainsOf, linesInReach, mapsOf } from "./gains";
import { heldTheories, readPieces, type FootstepsMatch, type FootstepsView, type NotebookView } from "./pieces";
import en from "./text/en.ftl?raw";

const { table, pieces, messages } = fixture as unknown as Fixture;
const moment = messages["18"] as StateMessage;

let match: FootstepsMatch;

beforeEach(() => {
  match = new Match<FootstepsView>(table, pieces, { fr: [en], en: [en] }, { en: "Footsteps" });
  match.receive(moment);
});

function lines(action: string): string[] {
  match.chosen = action;
  return gainsOf(match, readPieces(match), 0).map(({ what, why, points, soon }) =>
    [what, why, points ?? soon ?? ""].join(" | "),
  );
}

test("covering a tile says for what the theory comes", () => {
  expect(lines("take giant-anteater")).toContain("A theory to develop | for covering the armadillo | ");
});

test("the points of all lines are those of the preview, what is to come not counted", () => {
  for (const { action } of moment.legal) {
    match.chosen = action;
    const told = gainsOf(match, readPieces(match), 0).reduce((sum, gain) => sum + (gain.points ?? 0), 0);
    const [now, then] = [match.view.seats[0]?.score ?? 0, match.shown.seats[0]?.score ?? 0];
    expect(told, action).toBe(then - now);
  }
});

test("every line says what it is for", () => {
  for (const { action } of moment.legal) {
    match.chosen = action;
    for (const gain of gainsOf(match, readPieces(match), 0)) expect(gain.why, `${action}: ${gain.what}`).not.toBe("");
  }
});

function notebook(filled: Record<number, string>): NotebookView {
  const own = structuredClone((moment.view as unknown as FootstepsView).seats[0]) as NotebookView;
  own.cells = own.cells.map((_, cell) => (filled[cell] ? [filled[cell]] : []));
  own.characters = [];
  return own;
}

test("a line with three of its four animals is in reach, and names the one that is missing", () => {
  const three = notebook({ 4: "shoebill", 5: "lion", 7: "tsetse-fly" });
  expect(linesInReach(three)).toEqual([{ line: "africa", missing: "reptile" }]);
  expect(linesInReach(notebook({ 4: "shoebill", 5: "lion" }))).toEqual([]);
});

test("only the maps in sight count", () => {
  const known = readPieces(match);
  const map = [...known.values()].find((piece) => piece.kind === "animal" && piece.bonus === "map")?.key ?? "";
  const own = notebook({ 0: map });
  expect(mapsOf(own, known)).toBe(1);
  own.cells[0]?.push("lion");
  expect(mapsOf(own, known)).toBe(0);
});

test("since my turn, each rival has one line with all that its turn did", () => {
  const told = digestLines(match, readPieces(match));
  expect(told.map(({ seat }) => seat)).toEqual([...new Set(match.since.map(({ seat }) => seat))]);
  for (const { words } of told)
    expect(typeof words === "string" ? words : words.map(({ text }) => text).join("")).toMatch(/took the|met/);
});

test("a theory held twice is one, with the worth of both", () => {
  const twice = [
    { chapter: 4, points: 2 },
    { chapter: 9, points: 1 },
    { chapter: 4, points: 2 },
  ];
  const grown = twice.map(({ chapter, points }) => ({ chapter, points: points + 1 }));
  expect(heldTheories(twice, grown)).toEqual([
    { chapter: 4, times: 2, points: 4, after: 6 },
    { chapter: 9, times: 1, points: 1, after: 2 },
  ]);
});
