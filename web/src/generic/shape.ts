/** How a value of a view is best laid out. */
export type Shape = "scalar" | "row" | "grid" | "table" | "list" | "parts";

const MOST_COLUMNS = 6;

export function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) {
    if (value.every(isScalar)) return "row";
    if (value.every((one) => Array.isArray(one) && one.every(isScalar))) return "grid";
    return columnsOf(value).length > 0 ? "table" : "list";
  }
  return isScalar(value) ? "scalar" : "parts";
}

export function isScalar(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

/** Whether it needs room below its label. */
export function isDeep(value: unknown): boolean {
  return !isScalar(value) && Object.keys(value as object).length > 0;
}

/** The columns of a list of alike objects; none if they are too different, too deep or too many for a table. */
export function columnsOf(rows: unknown[]): string[] {
  const objects = rows.filter((row): row is Record<string, unknown> => !isScalar(row) && !Array.isArray(row));
  const columns = [...new Set(objects.flatMap((row) => Object.keys(row)))];
  const isFlat = objects.length === rows.length && objects.every((row) => Object.values(row).every(isFlatValue));
  return isFlat && columns.length <= MOST_COLUMNS ? columns : [];
}

/** What fits into a cell: a scalar, or a few of them. */
function isFlatValue(value: unknown): boolean {
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar));
}

/** The value under a key of an object or array; undefined where there is none. */
export function under(value: unknown, key: string | number): unknown {
  return isScalar(value) ? undefined : (value as Record<string | number, unknown>)[key];
}
