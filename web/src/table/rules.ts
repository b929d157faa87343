/** What rules are called: the words before a rule's first colon if they are few, else the heading of its chapter. */
import { readMarkdown, type Inline } from "../app/markdown";

const LONGEST = 32;

export function ruleNames(page: string): Map<string, string> {
  const names = new Map<string, string>();
  let chapter = "";
  const add = (rule: string, inlines: Inline[]): void => {
    if (rule) names.set(rule, leadOf(inlines) || chapter);
  };
  for (const block of readMarkdown(page)) {
    if (block.kind === "heading") chapter = block.text;
    else if (block.kind === "paragraph") add(block.rule, block.inlines);
    else if (block.kind === "list") block.items.forEach((item) => add(item.rule, item.inlines));
  }
  return names;
}

function leadOf(inlines: Inline[]): string {
  const first = inlines[0];
  if (first?.kind !== "text") return "";
  const lead = /^([^.:;,]+?)\s?:/.exec(first.text)?.[1]?.trim() ?? "";
  return lead.length <= LONGEST ? lead : "";
}
