import { expect, test } from "vitest";

const files = import.meta.glob<string>(["../text/*.ftl", "../games/*/text/*.ftl", "../generic/text/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const served = import.meta.glob<string>("../../../src/beagle/**/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function keys(text: string): string[] {
  return [...text.matchAll(/^([a-z0-9-]+) =/gm)].map((match) => match[1] ?? "").sort();
}

const french = Object.keys(files).filter((path) => path.endsWith("/fr.ftl"));

test.each(french)("%s and its English twin have the same keys, each once", (path) => {
  const one = keys(files[path] ?? "");
  expect(one).toEqual(keys(files[path.replace("/fr.ftl", "/en.ftl")] ?? ""));
  expect(one.length).toBe(new Set(one).size);
});

test.each(Object.entries({ ...files, ...served }))(
  "no text in %s is made of another: each is parsed by itself",
  (_, text) => {
    expect(text.match(/\{ *-?[a-z]/g) ?? []).toEqual([]);
  },
);
