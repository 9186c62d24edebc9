import type { PricePreview } from '#contract/admin/price-list.ts';

/** A product and the line that its price comes from; `key` stays the same whatever becomes of the row. */
export type SelectableMatch = { key: number; line: number; id: number; selected: boolean; isManual: boolean };

/** What the seller has decided so far, in the order of the list. */
export type MatchSelection = readonly SelectableMatch[];

/** The keys of the rows that were proposed are their places among the matches; whatever is unsure starts unticked. */
export function initialSelection({ matches }: Pick<PricePreview, 'matches'>): MatchSelection {
  const rows = matches.map(({ line, id, doubts }, key) => ({
    key,
    line,
    id,
    selected: doubts.length === 0,
    isManual: false,
  }));
  return sortByLine(rows);
}

export function setSelected(
  choice: MatchSelection,
  { keys, on }: { keys: ReadonlySet<number>; on: boolean },
): MatchSelection {
  return choice.map((row) => (keys.has(row.key) && row.selected !== on ? { ...row, selected: on } : row));
}

/** The product of a row is another one; whichever row had it gives it up and is a line without a product again. */
export function replaceProduct(choice: MatchSelection, { key, id }: { key: number; id: number }): MatchSelection {
  const kept = choice.filter((row) => row.key === key || row.id !== id);
  return kept.map((row) => (row.key === key && row.id !== id ? { ...row, id, selected: true, isManual: true } : row));
}

/** A line that had no product has this one. */
export function pairLine(choice: MatchSelection, { line, id }: { line: number; id: number }): MatchSelection {
  const key = Math.max(-1, ...choice.map((row) => row.key)) + 1;
  return sortByLine([...choice.filter((row) => row.id !== id), { key, line, id, selected: true, isManual: true }]);
}

/** What is confirmed: the selected rows. */
export function selectedRows(choice: MatchSelection): { line: number; id: number }[] {
  return choice.filter(({ selected }) => selected).map(({ line, id }) => ({ line, id }));
}

function sortByLine(rows: readonly SelectableMatch[]): MatchSelection {
  return rows.toSorted((a, b) => a.line - b.line || a.key - b.key);
}
