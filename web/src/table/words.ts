/** What a table's settings are called. */
import { t } from "../app/text.svelte";
import type { Clock } from "../wire";

/** The clocks that a host may choose from. */
export const CLOCKS: Clock[] = [
  { kind: "none" },
  { kind: "turn", seconds: 60 },
  { kind: "turn", seconds: 180 },
  { kind: "total", seconds: 900, increment: 10 },
  { kind: "days", days: 1 },
  { kind: "days", days: 3 },
];

export function clockWords(clock: Clock): string {
  if (clock.kind === "turn") return t("clock-turn", { minutes: clock.seconds / 60 });
  if (clock.kind === "total") return t("clock-total", { minutes: clock.seconds / 60 });
  if (clock.kind === "days") return t("clock-days", { days: clock.days });
  return t("clock-none");
}

/** A bot's level by name; levels we have no word for are shown as they are. */
export function levelWords(level: string): string {
  const words = t(`level-${level}`);
  return words === `level-${level}` ? level : words;
}
