import { expect, test } from "vitest";
import { digitOf, isAt, letterOf } from "./keys";

test("a letter is what is printed on the key, wherever it lies", () => {
  expect(letterOf({ key: "M", code: "Semicolon" })).toBe("m");
  expect(letterOf({ key: "с", code: "KeyC" })).toBe("c");
  expect(letterOf({ key: "Enter", code: "Enter" })).toBe("");
  expect(letterOf({ key: "?", code: "KeyM" })).toBe("");
});

test("digits are in the same row on AZERTY, without Shift", () => {
  expect([digitOf({ key: "&", code: "Digit1" }), digitOf({ key: "é", code: "Digit2" })]).toEqual([1, 2]);
  expect(digitOf({ key: "3", code: "Numpad3" })).toBe(3);
  expect(digitOf({ key: "é", code: "KeyE" })).toBe(0);
});

test("neighbours are asked for by place", () => {
  expect(isAt({ key: "a", code: "KeyQ" }, "KeyQ")).toBe(true);
});
