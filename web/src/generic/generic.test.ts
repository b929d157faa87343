// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import { demoConnection, type Fixture } from "../table/demo";
import { loadGame } from "../table/game-module";
import { Match } from "../table/match.svelte";
import type { LegalAction, Preview, StateMessage } from "../wire";
import { KnownActions } from "./known.svelte";
import { inWords, labelOf, wordOf } from "./labels";
import { categoriesOf, partsOfTable, type PlainMatch } from "./pieces";
import { columnsOf, shapeOf } from "./shape";
import Table from "./Table.svelte";

// jsdom has no media queries; components ask for one when they are imported.
vi.hoisted(() => {
  window.matchMedia = () => new EventTarget() as MediaQueryList;
});

const fixtures = import.meta.glob<Fixture>("../../fixtures/*.json", { import: "default", eager: true });
/** A moment of each game, early, so that the log is short. */
const moments = Object.values(fixtures).map(
  (fixture) => [fixture.table.game, Object.keys(fixture.messages)[0] ?? "", fixture] as const,
);

async function matchAt(fixture: Fixture, moment: string): Promise<PlainMatch> {
  const { texts } = await loadGame(fixture.table.game, true);
  const match = new Match(fixture.table, fixture.pieces, texts, fixture.title);
  match.connect(demoConnection(fixture, moment, () => {}));
  match.receive(fixture.messages[moment] as StateMessage);
  match.laidOut = true;
  return match as unknown as PlainMatch;
}

function shown(match: PlainMatch): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  const table = mount(Table, { target, props: { match } });
  flushSync();
  mounted.push(() => void unmount(table));
  return target;
}

const mounted: (() => void)[] = [];
afterEach(() => {
  settings.setLanguage("en");
  for (const end of mounted.splice(0)) end();
  document.body.replaceChildren();
});

const PREVIEW: Preview = { changes: { "/seats/0/score": 99 }, uncertain: ["/pile"], final: false };

describe("the generic table", () => {
  test.each(moments)(
    "shows %s after %s actions: every key of the view, every legal action",
    async (_game, moment, fixture) => {
      const match = await matchAt(fixture, moment);
      const page = shown(match);
      const said = page.textContent.replaceAll("\u00A0", " ");
      for (const [key] of partsOfTable(match.view)) expect(said).toContain(labelOf(match, key));
      const choices = [...page.querySelectorAll(".choice:not(.faded)")].map((one) => one.textContent);
      expect(choices).toHaveLength(match.legal.length);
      match.legal.forEach((one, index) => expect(choices[index]).toContain(match.words.choice(one.sentence)));
      for (const person of match.people.filter((one) => !one.me)) expect(said).toContain(person.name);
    },
  );

  test("a key chooses, what will change is shown with its new value, what is hidden with a question mark", async () => {
    const fixture = fixtures["../../fixtures/footsteps.json"] as Fixture;
    const match = await matchAt(fixture, "0");
    const first = match.legal[0] as LegalAction;
    first.preview = PREVIEW;
    const page = shown(match);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
    flushSync();
    expect(match.chosen).toBe(first.action);
    expect(page.querySelector(".choice.chosen")?.textContent).toContain(match.words.choice(first.sentence));
    expect(page.querySelector(".score b")?.textContent).toBe("99");
    expect(page.querySelectorAll("i[title]").length).toBeGreaterThan(0);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
    expect(match.chosen).toBeNull();
  });
});

describe("labels", () => {
  test("come from the game's texts in the language chosen now, else from the key", async () => {
    const fixture = fixtures["../../fixtures/footsteps.json"] as Fixture;
    const match = await matchAt(fixture, "18");
    expect(labelOf(match, "discoveries")).toBe("Discoveries");
    expect(labelOf(match, "hand")).toBe("Hand");
    expect(labelOf(match, "big_stones")).toBe("Big stones");
    expect(wordOf(match, "journey", "giraffe")).toBe("Giraffe");
    expect(wordOf(match, "phase", "develop")).toBe("choose a theory");
    expect(wordOf(match, "colour", "mauve")).toBe("mauve");
    settings.setLanguage("fr");
    expect(labelOf(match, "hand")).toBe("Main");
    expect(wordOf(match, "journey", "giraffe")).toBe("Girafe");
  });

  test("a key in words begins with a capital", () => {
    expect(inWords("compasses_left")).toBe("Compasses left");
    expect(inWords("guide-spent")).toBe("Guide spent");
  });
});

describe("shapes", () => {
  test("what is alike is a table, what is flat a row, the rest a list or labelled parts", () => {
    expect(shapeOf(null)).toBe("scalar");
    expect(shapeOf([])).toBe("row");
    expect(shapeOf(["jaguar", null])).toBe("row");
    expect(shapeOf([["a", null], ["b"]])).toBe("grid");
    expect(shapeOf([{ kind: "flint", worth: 1 }, { kind: "amber" }])).toBe("table");
    expect(shapeOf([{ deep: { er: 1 } }])).toBe("list");
    expect(shapeOf({ flint: 3 })).toBe("parts");
    expect(columnsOf([{ kind: "flint", worth: 1 }, { kind: "amber" }])).toEqual(["kind", "worth"]);
    expect(columnsOf([{ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 }])).toEqual([]);
  });

  test("whose turn it is is not told twice, and one category of points is the total", () => {
    const seats = [{ score: 3, points: { points: 3 } }];
    expect(partsOfTable({ to_act: [0], turn: 0, heap: 4, game: "pebbles", seats })).toEqual([["heap", 4]]);
    expect(partsOfTable({ to_act: [0, 1], turn: 0, seats })).toEqual([["turn", 0]]);
    expect(categoriesOf({ to_act: [], seats })).toEqual([]);
    expect(categoriesOf({ to_act: [], seats: [{ score: 3, points: { taken: 1, dug: 2 } }] })).toEqual(["taken", "dug"]);
  });
});

test("what a seat could do before and can't do now may be asked about, by that seat alone", () => {
  const [take, dig, end] = ["take 1", "dig", "end"].map((action) => ({ action }) as LegalAction);
  const known = new KnownActions();
  known.see(0, [take!]);
  known.see(0, [dig!, end!]);
  expect(known.notNow(0, [dig!, end!])).toEqual([take]);
  expect(known.notNow(0, [end!])).toEqual([dig, take]);
  expect(known.notNow(1, [])).toEqual([]);
});
