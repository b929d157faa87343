import { expect, test } from "vitest";
import { readMarkdown } from "./markdown";

test("a list item that begins with a rule's id carries it", () => {
  const [list] = readMarkdown("- F-T3 Take one of the *three* tiles.\n  You can't pass.\n- F-T3a An **animal**.");
  expect(list).toEqual({
    kind: "list",
    ordered: false,
    items: [
      {
        rule: "F-T3",
        inlines: [
          { kind: "text", text: "Take one of the " },
          { kind: "italic", text: "three" },
          { kind: "text", text: " tiles. You can't pass." },
        ],
      },
      {
        rule: "F-T3a",
        inlines: [
          { kind: "text", text: "An " },
          { kind: "bold", text: "animal" },
          { kind: "text", text: "." },
        ],
      },
    ],
  });
});

test("headings, paragraphs and tables", () => {
  const blocks = readMarkdown("# Title\n\nWords\ngo on.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
  expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "table"]);
  expect(blocks[2]).toMatchObject({ rows: [[[{ text: "1" }], [{ text: "2" }]]] });
});
