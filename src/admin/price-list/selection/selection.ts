import type { PricePreview } from '#contract/admin/price-list.ts';

/** A product and the line that its price comes from; `key` stays the same whatever becomes of the row. */
export type Row = { key: number; line: number; id: number; ticked: boolean; byHand: boolean };

/** What the seller has decided so far, in the order of the list. */
export type Choice = readonly Row[];

/** The keys of the rows that were proposed are their places among the matches; whatever is unsure starts unticked. */
export function firstChoice({ matches }: Pick<PricePreview, 'matches'>): Choice {
  const rows = matches.map(({ line, id, doubts }, key) => ({
    key,
    line,
    id,
    ticked: doubts.length === 0,
    byHand: false,
  }));
  return inOrder(rows);
}

export function tick(choice: Choice, { keys, on }: { keys: ReadonlySet<number>; on: boolean }): Choice {
  return choice.map((row) => (keys.has(row.key) && row.ticked !== on ? { ...row, ticked: on } : row));
}

/** The product of a row is another one; whichever row had it gives it up and is a line without a product again. */
export function repair(choice: Choice, { key, id }: { key: number; id: number }): Choice {
  const kept = choice.filter((row) => row.key === key || row.id !== id);
  return kept.map((row) => (row.key === key && row.id !== id ? { ...row, id, ticked: true, byHand: true } : row));
}

/** A line that had no product has this one. */
export function pair(choice: Choice, { line, id }: { line: number; id: number }): Choice {
  const key = Math.max(-1, ...choice.map((row) => row.key)) + 1;
  return inOrder([...choice.filter((row) => row.id !== id), { key, line, id, ticked: true, byHand: true }]);
}

/** What is confirmed: the ticked rows. */
export function chosenRows(choice: Choice): { line: number; id: number }[] {
  return choice.filter(({ ticked }) => ticked).map(({ line, id }) => ({ line, id }));
}

function inOrder(rows: readonly Row[]): Choice {
  return rows.toSorted((a, b) => a.line - b.line || a.key - b.key);
}
