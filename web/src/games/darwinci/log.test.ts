import { expect, test } from "vitest";
import type { Sentence } from "../../wire";
import { asSeen, worthTelling } from "./log";

const told = (...keys: string[]): Sentence[] => keys.map((key) => ({ key }) as Sentence);
const kept = (...keys: string[]): string[] => worthTelling(told(...keys)).map((one) => one.key);

test("what the news tell better is told once", () => {
  expect(kept("event-drew", "news-drew")).toEqual(["news-drew"]);
  expect(kept("event-drew")).toEqual(["event-drew"]);
  expect(kept("event-placed-hidden", "news-set-up")).toEqual(["news-set-up"]);
  expect(kept("event-offered", "news-offer", "news-offer")).toEqual(["news-offer", "news-offer"]);
  expect(kept("event-done", "news-won", "news-die")).toEqual(["news-won", "news-die"]);
});

test("taking a bone up is not worth a line", () => {
  expect(kept("event-took")).toEqual([]);
  expect(kept("event-took-hidden")).toEqual([]);
});

test("a bone is named as one sees it", () => {
  const sentence = [
    { text: "spine C01 (-3, shell)", strong: true },
    { text: " on C01", strong: false },
  ];
  expect(asSeen(sentence).map((one) => one.text)).toEqual(["spine (−3, shell)", " on C01"]);
});
