/**
 * The little Markdown our rules pages use, as blocks: headings, lists, paragraphs, tables, with bold, italic, code and
 * links inside. A list item or paragraph that begins with a rule's id (`F-T3`) carries it, so that it can be linked to.
 */

export type Inline =
  { kind: "text" | "bold" | "italic" | "code"; text: string } | { kind: "link"; text: string; href: string };

type Block =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "paragraph"; rule: string; inlines: Inline[] }
  | { kind: "list"; ordered: boolean; items: { rule: string; inlines: Inline[] }[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const RULE = /^\*{0,2}([A-Z]{1,2}-[A-Z]+\d+[a-z]?)\*{0,2}[.:]?\s+/;
const ITEM = /^(?:[-*]|(\d+)\.)\s+/;

export function readMarkdown(page: string): Block[] {
  const blocks: Block[] = [];
  const lines = page.replaceAll("\r", "").split("\n");
  let at = 0;
  const gather = (stop: (line: string) => boolean): string => {
    const found = [lines[at++] ?? ""];
    while (at < lines.length && (lines[at] ?? "").trim() !== "" && !stop(lines[at] ?? ""))
      found.push(lines[at++] ?? "");
    return found.map((line) => line.trim()).join(" ");
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (line.trim() === "") at += 1;
    else if (heading) {
      const text = (heading[2] ?? "").trim();
      blocks.push({ kind: "heading", level: (heading[1] ?? "").length, text, id: idOf(text) });
      at += 1;
    } else if (line.startsWith("|")) {
      const rows: Inline[][][] = [];
      while ((lines[at] ?? "").startsWith("|")) rows.push(cells(lines[at++] ?? ""));
      const [head = [], , ...rest] = rows;
      blocks.push({ kind: "table", head, rows: rest });
    } else if (ITEM.test(line)) {
      const ordered = ITEM.exec(line)?.[1] !== undefined;
      const items: { rule: string; inlines: Inline[] }[] = [];
      while (at < lines.length && ITEM.test(lines[at] ?? "")) {
        items.push(withRule(gather((next) => ITEM.test(next) || next.startsWith("#")).replace(ITEM, "")));
      }
      blocks.push({ kind: "list", ordered, items });
    } else {
      blocks.push({ kind: "paragraph", ...withRule(gather((next) => ITEM.test(next) || /^#|^\|/.test(next))) });
    }
  }
  return blocks;
}

function withRule(text: string): { rule: string; inlines: Inline[] } {
  const rule = RULE.exec(text)?.[1] ?? "";
  return { rule, inlines: readInlines(rule ? text.replace(RULE, "") : text) };
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => readInlines(cell.trim()));
}

function readInlines(text: string): Inline[] {
  const found: Inline[] = [];
  const pattern = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > last) found.push({ kind: "text", text: text.slice(last, match.index) });
    if (match[1] !== undefined) found.push({ kind: "bold", text: match[1] });
    else if (match[2] !== undefined) found.push({ kind: "italic", text: match[2] });
    else if (match[3] !== undefined) found.push({ kind: "code", text: match[3] });
    else found.push({ kind: "link", text: match[4] ?? "", href: match[5] ?? "" });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ kind: "text", text: text.slice(last) });
  return found;
}

function idOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
