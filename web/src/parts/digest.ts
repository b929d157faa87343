import type { Stretch } from "../app/words";
import type { Sentence } from "../wire";

/** What a rival did since my turn. */
export interface DigestLine {
  seat: number;
  /** Without the rival's name, which stands before it, if `named`. */
  words: Stretch[] | string;
  named?: boolean;
  /** A drawing, and a class for its ground. */
  icon?: string;
  ground?: string;
  /** What it brought: "+3". */
  gain?: string;
  /** What is pointed at when the line is pressed. */
  told: Sentence[];
}
