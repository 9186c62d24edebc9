/** One line of a nutrition table: 'Proteínas' and '24 g'. */
export type NutritionRow = { name: string; value: string };

const ROW = /^\s*[-•*]?\s*(\p{L}[^:]{1,40}?):\s*(\d[\d.,]*\s?(?:kcal|kj|mcg|µg|mg|g|ml|ui|%).{0,24})$/iu;

/** A single row is a sentence about one value. */
const MIN_ROWS = 2;

/** The rows of a table whose first line may be its caption; null when any other line is no row. */
export function nutritionTable(lines: readonly string[]): { caption: string | null; rows: NutritionRow[] } | null {
  const [first = ''] = lines;
  const caption = first.trimEnd().endsWith(':') ? first.trimEnd().slice(0, -1) : null;
  const rows = (caption === null ? lines : lines.slice(1)).map(parseRow);
  return rows.length >= MIN_ROWS && rows.every((row) => row !== null) ? { caption, rows } : null;
}

function parseRow(line: string): NutritionRow | null {
  const [, name, value] = ROW.exec(line) ?? [];
  return name === undefined || value === undefined ? null : { name: name.trim(), value: value.trim() };
}
