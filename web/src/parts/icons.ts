/** Every drawing known now, by name: the home page's from the start, a table's and a game's once they are loaded. */
import shell from "./icons.txt?icons";

const drawings: Record<string, string> = { ...shell };

export function registerIcons(more: Record<string, string>): void {
  Object.assign(drawings, more);
}

/** The inside of an SVG of 512 × 512. */
export function drawing(name: string): string {
  return drawings[name] ?? "";
}
