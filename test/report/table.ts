/** Columns as wide as their widest cell, the first aligned left, the others right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))),
  );
  return lines.map((cells) => cells.join('  ').trimEnd()).join('\n');
}

export const formatWhole = (value: number) => Math.round(value).toLocaleString('en');
export const formatFine = (value: number) => value.toFixed(value < 10 ? 2 : 1);
