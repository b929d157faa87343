import { expect, test } from "vitest";
import fixture from "../../../fixtures/darwinci.json";
import { creatureName } from "./names";
import { readBones, type Bone } from "./pieces";

const bones = [...readBones(fixture.pieces.rows).values()];
const ends = (part: Bone["part"]): Bone[] => bones.filter((bone) => bone.shape === "end" && bone.part === part);
const spines = bones.filter((bone) => bone.shape === "straight");

test("the same bones have the same name in any order", () => {
  const some = [...spines.slice(0, 3), ...ends("tail").slice(0, 2)];
  expect(creatureName([...some].reverse())).toEqual(creatureName(some));
});

test("a creature's kind is told by its size and its trait by its ends", () => {
  const winged = [...ends("wing").slice(0, 2), ...spines.slice(0, 1)];
  expect(creatureName(winged).kind).toMatch(/^kind-small-[1-4]$/);
  expect(creatureName(winged).trait).toMatch(/^trait-wing-[1-4]$/);
  expect(creatureName([...winged, ...spines.slice(1, 5)]).kind).toMatch(/^kind-large-[1-4]$/);
});
