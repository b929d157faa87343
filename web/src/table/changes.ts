/** A preview put over a view: JSON pointers to what will differ, and the new values. */
import type { Preview, View } from "../wire";

/** The view as it will be; the view itself stays as it is. */
export function withChanges<V extends View>(view: V, preview: Preview | null | undefined): V {
  if (!preview) return view;
  const changed = structuredClone(view);
  for (const [pointer, value] of Object.entries(preview.changes)) put(changed, keysOf(pointer), value);
  return changed;
}

/** Whether the value at a pointer, or anything it is part of, depends on what is hidden. */
export function isUncertain(preview: Preview | null | undefined, pointer: string): boolean {
  return (preview?.uncertain ?? []).some((hidden) => pointer === hidden || pointer.startsWith(`${hidden}/`));
}

function keysOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function put(into: unknown, keys: string[], value: unknown): void {
  let holder = into as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) {
    const next = holder[key];
    if (typeof next !== "object" || next === null) return;
    holder = next as Record<string, unknown>;
  }
  const last = keys.at(-1);
  if (last !== undefined) holder[last] = value;
}
