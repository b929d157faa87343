/**
 * The bones' own drawings, in a box of 100 × 100: every connection ends in the middle of a side with the same joint, so
 * that bones visibly grow together. Each bone is drawn twice, a little larger in ink and then in bone, and its dark
 * parts over that.
 * Unturned, a straight bone joins north and south, a corner north and east, a tee east, south and west, an end north.
 */
import type { Part, Shape } from "./pieces";

type Stroke =
  | { kind: "stroke"; d: string; w: number }
  | { kind: "disc"; x: number; y: number; r: number }
  | { kind: "oval"; x: number; y: number; rx: number; ry: number; turn: number }
  | { kind: "spur"; x: number; y: number; turn: number; half: number; w: number }
  | { kind: "shape"; d: string }
  | { kind: "skin"; d: string };

type Mark = { d: string; fine?: boolean } | { x: number; y: number; rx: number; ry: number; turn: number };

interface Sketch {
  strokes: Stroke[];
  marks: Mark[];
}

type Point = [number, number];

const stroke = (d: string, w: number): Stroke => ({ kind: "stroke", d, w });
const disc = (x: number, y: number, r: number): Stroke => ({ kind: "disc", x, y, r });
const oval = (x: number, y: number, rx: number, ry: number, turn = 0): Stroke => ({ kind: "oval", x, y, rx, ry, turn });
const spur = (x: number, y: number, turn: number, half: number, w: number): Stroke => ({
  kind: "spur",
  x,
  y,
  turn,
  half,
  w,
});
const shape = (d: string): Stroke => ({ kind: "shape", d });

/** The two knobs of a joint, half on this bone and half on the next. */
function knuckle(side: "n" | "e" | "s" | "w"): Stroke[] {
  const knobs: Record<string, Point[]> = {
    n: [
      [42, 3],
      [58, 3],
    ],
    s: [
      [42, 97],
      [58, 97],
    ],
    w: [
      [3, 42],
      [3, 58],
    ],
    e: [
      [97, 42],
      [97, 58],
    ],
  };
  return (knobs[side] ?? []).map(([x, y]) => disc(x, y, 9.5));
}

/** Points along a quadratic curve, both ends included. */
function along(from: Point, over: Point, to: Point, count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const at = (axis: 0 | 1): number => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * over[axis] + t * t * to[axis];
    return [at(0), at(1)];
  });
}

const SPINE_STRAIGHT: Sketch = {
  strokes: [
    stroke("M50 0V100", 11),
    ...[
      [25, 30],
      [50, 33],
      [75, 30],
    ].flatMap(([y = 0, r = 0]) => [
      stroke(`M50 ${y}C${50 - r * 0.6} ${y - 7} ${50 - r} ${y} ${49 - r} ${y + 13}`, 5),
      stroke(`M50 ${y}C${50 + r * 0.6} ${y - 7} ${50 + r} ${y} ${51 + r} ${y + 13}`, 5),
    ]),
    ...[0, 25, 50, 75, 100].map((y) => oval(50, y, 16, 9)),
  ],
  marks: [{ d: "M42 25H46M54 25H58M42 50H46M54 50H58M42 75H46M54 75H58" }],
};

const LIMB_STRAIGHT: Sketch = {
  strokes: [
    shape("M42 0H58C60 16 57 26 57 50S60 84 58 100H42C40 84 43 74 43 50S40 16 42 0Z"),
    ...knuckle("n"),
    ...knuckle("s"),
  ],
  marks: [{ d: "M53 20C52 34 52 64 53 80M49.5 32V68" }],
};

function spineCorner(): Sketch {
  const points: Point[] = [
    [50, 0],
    [50, 18],
    ...along([50, 18], [50, 50], [82, 50], 4).slice(1, -1),
    [82, 50],
    [100, 50],
  ];
  const headings = [90, 84, 66, 45, 24, 6, 0];
  return {
    strokes: [
      stroke("M50 0V20Q50 50 80 50H100", 11),
      ...points.flatMap(([x, y], index) => [
        spur(x, y, headings[index] ?? 0, 23, 4.5),
        oval(x, y, 15, 7.6, (headings[index] ?? 0) + 90),
      ]),
    ],
    marks: [],
  };
}

const LIMB_CORNER: Sketch = {
  strokes: [
    stroke("M50 0V28Q50 50 72 50H100", 14),
    disc(51, 43, 10),
    disc(58, 50, 10),
    disc(55, 45, 11),
    ...knuckle("n"),
    ...knuckle("e"),
  ],
  marks: [{ d: "M53 14V26M74 53H88M58 40C56 43 56 46 59 49" }],
};

const SPINE_TEE: Sketch = {
  strokes: [
    stroke("M0 50H100", 11),
    stroke("M50 50V100", 13),
    ...[0, 19, 81, 100].flatMap((x) => [spur(x, 50, 0, 23, 4.5), oval(x, 50, 15, 7.6, 90)]),
    shape("M50 37C58 29 74 29 78 40C80 51 70 59 61 61L58 76H42L39 61C30 59 20 51 22 40C26 29 42 29 50 37Z"),
    ...knuckle("s"),
  ],
  marks: [
    { d: "M30 40C34 37 39 38 42 42M70 40C66 37 61 38 58 42M50 44V70M45 50C44 58 45 64 46 70M55 50C56 58 55 64 54 70" },
  ],
};

const LIMB_TEE: Sketch = {
  strokes: [
    stroke("M0 50H100", 14),
    stroke("M50 50V100", 14),
    disc(42, 48, 11),
    disc(58, 48, 11),
    disc(50, 57, 12),
    ...knuckle("w"),
    ...knuckle("e"),
    ...knuckle("s"),
  ],
  marks: [{ d: "M16 53H30M70 53H84M53 74V88M44 50C47 55 53 55 56 50" }],
};

// The ends are sketched with their connection in the south and shown half a turn further.

const SKULL: Sketch = {
  strokes: [
    stroke("M50 100V66", 12),
    ...knuckle("s"),
    shape(
      "M50 9C59 9 62 16 63 27C65 37 77 42 77 56C77 70 65 79 50 79C35 79 23 70 23 56C23 42 35 37 37 27C38 16 41 9 50 9Z",
    ),
  ],
  marks: [
    { x: 37, y: 54, rx: 6.5, ry: 8.5, turn: 18 },
    { x: 63, y: 54, rx: 6.5, ry: 8.5, turn: -18 },
    { x: 46, y: 19, rx: 1.8, ry: 3.4, turn: 12 },
    { x: 54, y: 19, rx: 1.8, ry: 3.4, turn: -12 },
    { d: "M70 50C71 60 66 68 58 72M66 46C68 50 68.5 52 68 55M44 73C47 74 53 74 56 73" },
    { d: "M41 30l4 2M59 30l-4 2M40.5 35l4 2M59.5 35l-4 2M42 25l3 1.5M58 25l-3 1.5", fine: true },
  ],
};

const CLAW: Sketch = {
  strokes: [
    stroke("M50 100V60", 15),
    ...knuckle("s"),
    shape("M43 52C40 34 44 20 53 6C60 22 60 38 57 52Z"),
    shape("M38 60C24 50 17 36 18 19C30 27 40 38 47 52Z"),
    shape("M62 60C76 50 83 36 82 19C70 27 60 38 53 52Z"),
    disc(50, 59, 15),
  ],
  marks: [{ d: "M53 44C54 34 54 24 53 16M26 32C30 38 35 44 40 49M74 32C70 38 65 44 60 49M57 66C54 70 50 71 46 70" }],
};

const TOES: Point[] = [
  [19, 30],
  [39, 13],
  [61, 13],
  [81, 30],
];

const FOOT: Sketch = {
  strokes: [
    stroke("M50 100V62", 15),
    ...knuckle("s"),
    ...TOES.flatMap(([x, y]) => [
      stroke(`M50 62L${x} ${y}`, 6.5),
      disc((x + 50) / 2, (y + 62) / 2, 5.2),
      disc(x, y, 6),
    ]),
    disc(50, 62, 13),
  ],
  marks: [{ d: "M44 66C47 70 53 70 56 66" }],
};

function tail(): Sketch {
  const points = [
    ...along([50, 100], [50, 66], [50, 58], 3).slice(0, -1),
    ...along([50, 58], [48, 28], [68, 22], 4).slice(0, -1),
    ...along([68, 22], [84, 22], [78, 38], 3),
  ];
  const strokes = points.slice(0, -1).flatMap(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? [x, y];
    const turn = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
    const size = 1 - index / (points.length + 0.2);
    return [spur(x, y, turn, 23 * size, 3.6 * size + 1), oval(x, y, 15 * size + 1.2, 6.4 * size + 2.2, turn + 90)];
  });
  return { strokes, marks: [] };
}

const FINGERS: Point[] = [
  [22, 40],
  [33, 12],
  [57, 8],
  [81, 22],
  [86, 48],
];

const WING: Sketch = {
  strokes: [
    { kind: "skin", d: "M22 40Q30 26 33 12Q46 22 57 8Q66 20 81 22Q80 36 86 48Q66 52 50 66Q34 56 22 40Z" },
    stroke("M50 100V66", 14),
    ...knuckle("s"),
    ...FINGERS.flatMap(([x, y]) => [stroke(`M50 66L${x} ${y}`, 5.4), disc(x, y, 3.4)]),
    disc(50, 67, 11.5),
  ],
  marks: [],
};

function sketchOf(kind: Shape, part: Part): Sketch {
  if (kind === "straight") return part === "limb" ? LIMB_STRAIGHT : SPINE_STRAIGHT;
  if (kind === "corner") return part === "limb" ? LIMB_CORNER : spineCorner();
  if (kind === "tee") return part === "limb" ? LIMB_TEE : SPINE_TEE;
  if (part === "skull") return SKULL;
  if (part === "claw") return CLAW;
  if (part === "foot") return FOOT;
  return part === "wing" ? WING : tail();
}

const n = (value: number): number => Math.round(value * 10) / 10;

/** One layer of a bone: `edge` wider than the bone, or the bone itself with no edge. */
function layer(strokes: Stroke[], edge: number): string {
  return strokes
    .map((one) => {
      switch (one.kind) {
        case "stroke":
          return `<path d="${one.d}" fill="none" stroke-width="${n(one.w + 2 * edge)}"/>`;
        case "disc":
          return `<circle class="f" cx="${n(one.x)}" cy="${n(one.y)}" r="${n(one.r + edge)}"/>`;
        case "oval":
          return ellipse('class="f" ', n(one.x), n(one.y), n(one.rx + edge), n(one.ry + edge), n(one.turn));
        case "spur": {
          const angle = ((one.turn + 90) * Math.PI) / 180;
          const [dx, dy] = [Math.cos(angle) * one.half, Math.sin(angle) * one.half];
          const line = `M${n(one.x - dx)} ${n(one.y - dy)}L${n(one.x + dx)} ${n(one.y + dy)}`;
          return `<path d="${line}" fill="none" stroke-width="${n(one.w + 1.8 * edge)}"/>`;
        }
        case "shape":
          return `<path class="f" d="${one.d}" stroke-width="${2 * edge}"/>`;
        case "skin":
          return edge > 0 ? `<path class="skin" d="${one.d}"/>` : "";
      }
    })
    .join("");
}

function ellipse(more: string, x: number, y: number, rx: number, ry: number, turn: number): string {
  return `<ellipse ${more}cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})"/>`;
}

function dark(marks: Mark[]): string {
  return marks
    .map((mark) =>
      "d" in mark
        ? `<path class="${mark.fine ? "fine" : "hint"}" d="${mark.d}"/>`
        : ellipse("", mark.x, mark.y, mark.rx, mark.ry, mark.turn),
    )
    .join("");
}

const EDGE = 2.5;
const drawn = new Map<string, string>();

/** A bone unturned, as the inside of an SVG of 100 × 100. */
export function boneArt(kind: Shape, part: Part): string {
  const key = `${kind} ${part}`;
  let art = drawn.get(key);
  if (art === undefined) {
    const { strokes, marks } = sketchOf(kind, part);
    const layers = { edge: layer(strokes, EDGE), flesh: layer(strokes, 0), dark: dark(marks) };
    const inside = Object.entries(layers)
      .map(([name, drawing]) => `<g class="${name}">${drawing}</g>`)
      .join("");
    art = kind === "end" ? `<g transform="rotate(180 50 50)">${inside}</g>` : inside;
    drawn.set(key, art);
  }
  return art;
}
