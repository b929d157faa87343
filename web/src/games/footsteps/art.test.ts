import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ART } from "./art";

const folder = new URL(".", import.meta.url);
const listed = readFileSync(new URL("icons.txt", folder), "utf-8").split("\n").filter(Boolean);
const printed = readFileSync(new URL("../../../../src/beagle/games/footsteps/components/animals.csv", folder), "utf-8");
const keys = printed
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => slug(line.split(",")[1] ?? ""));

function slug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[^A-Za-z -]/g, "")
    .toLowerCase()
    .replaceAll(" ", "-");
}

test("every animal has a drawing, and none shares it with another", () => {
  expect(Object.keys(ART).sort()).toEqual([...keys].sort());
  expect(new Set(Object.values(ART)).size).toBe(keys.length);
  expect(Object.values(ART).filter((name) => !listed.includes(name))).toEqual([]);
});
