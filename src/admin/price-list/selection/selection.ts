import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';
import type { PriceListSelection } from '#contract/admin/price-list/price-update.ts';
import type { Centavos } from '#domain/money/money.ts';

/**
 * A product and the line with its price; `key` identifies the row and never changes. A manual one is alike when it was
 * not picked itself, but a line that is called like it was; an added one is a further product of its line. `corrected` is
 * the price of the list, where the seller says that it was read wrongly.
 */
export type SelectableMatch = {
  key: number;
  line: number;
  id: number;
  selected: boolean;
  isManual: boolean;
  isAlike?: boolean | undefined;
  isAdded?: boolean | undefined;
  corrected?: Centavos | undefined;
};

/** All pairs of product and line, in the order of the list. */
export type MatchSelection = readonly SelectableMatch[];

/** The proposed matches; their keys are indexes in `matches`. Doubtful ones start unselected. */
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
  selection: MatchSelection,
  { keys, on }: { keys: ReadonlySet<number>; on: boolean },
): MatchSelection {
  return selection.map((row) => (keys.has(row.key) && row.selected !== on ? { ...row, selected: on } : row));
}

/** Gives a row another product; the row that had it is removed. */
export function replaceProduct(selection: MatchSelection, { key, id }: { key: number; id: number }): MatchSelection {
  const others = selection.filter((row) => row.key === key || row.id !== id);
  return others.map((row) =>
    row.key === key && row.id !== id
      ? { ...row, id, selected: true, isManual: true, isAlike: undefined, isAdded: undefined }
      : row,
  );
}

/** Gives a row another price of the list; without one it is as it was read. */
export function correctPrice(
  selection: MatchSelection,
  { key, price, selected }: { key: number; price: Centavos | undefined; selected: boolean },
): MatchSelection {
  return selection.map((row) => (row.key === key ? { ...row, corrected: price, selected } : row));
}

/** Gives a product to a line without one. */
export function pairLine(selection: MatchSelection, pair: ChosenPair): MatchSelection {
  return addRow(selection, { ...pair, selected: true });
}

/** Gives a line a further product, as another flavor that it names. */
export function addProduct(selection: MatchSelection, pair: ChosenPair): MatchSelection {
  return addRow(selection, { ...pair, selected: true, isAdded: true });
}

/** The same for lines that are like one that the seller gave a product; they start unselected. */
export function pairAlike(selection: MatchSelection, pairs: readonly ChosenPair[]): MatchSelection {
  const proposed = new Set(selection.flatMap(({ line, isManual }) => (isManual ? [] : line)));
  return pairs.reduce((all, pair) => {
    const isAdded = proposed.has(pair.line) || undefined;
    return addRow(all, { ...pair, selected: false, isAlike: true, isAdded });
  }, selection);
}

export type ChosenPair = Pick<SelectableMatch, 'line' | 'id'>;

function addRow(selection: MatchSelection, row: Omit<SelectableMatch, 'key' | 'isManual'>): MatchSelection {
  const key = Math.max(-1, ...selection.map((other) => other.key)) + 1;
  return sortByLine([...selection.filter(({ id }) => id !== row.id), { ...row, key, isManual: true }]);
}

/** The rows to confirm. */
export function selectedRows(selection: MatchSelection): PriceListSelection['rows'] {
  return selection
    .filter(({ selected }) => selected)
    .map(({ line, id, corrected: price }) => ({ line, id, ...(price !== undefined && { price }) }));
}

function sortByLine(rows: readonly SelectableMatch[]): MatchSelection {
  return rows.toSorted((a, b) => a.line - b.line || a.key - b.key);
}
