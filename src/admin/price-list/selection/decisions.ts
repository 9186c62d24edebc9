import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';
import {
  addProduct,
  correctPrice,
  initialSelection,
  type MatchSelection,
  pairAlike,
  pairLine,
  replaceProduct,
  type SelectableMatch,
  setSelected,
} from './selection.ts';

/** A difference from the proposed selection, with the data to recognise the line after reading the file again. */
export type Decision = {
  line: number;
  text: string;
  id: number;
  /** The product's price at the time of the decision. */
  price: number;
  /** The price of the line. */
  listed: number;
  selected: boolean;
  isManual: boolean;
  isAlike?: boolean | undefined;
  isAdded?: boolean | undefined;
  /** What the list says instead. */
  corrected?: number | undefined;
};

/** `earlier` decisions are still some where another reading of the list proposes the same. */
export function getDecisions(
  { lines, products, matches }: PricePreview,
  selection: MatchSelection,
  earlier: readonly Decision[] = [],
): Decision[] {
  const lineByNumber = new Map(lines.map((line) => [line.line, line]));
  const earlierByLine = Map.groupBy(earlier, ({ line }) => line);
  const isDecided = ({ line, id, selected }: SelectableMatch) => {
    const { text } = lineByNumber.get(line) ?? {};
    const own = earlierByLine.get(line) ?? [];
    return own.some((one) => one.text === text && one.id === id && one.selected === selected);
  };
  const priceById = new Map(products.map(({ id, price }) => [id, price]));
  return selection
    .filter((row) => {
      const { key, isManual, corrected, selected } = row;
      const isProposed = selected === (matches[key]?.doubts.length === 0);
      return isManual || corrected !== undefined || !isProposed || isDecided(row);
    })
    .map(({ key: _, ...row }) => {
      const { text = '', price: listed = 0 } = lineByNumber.get(row.line) ?? {};
      return { ...row, text, price: priceById.get(row.id) ?? 0, listed };
    });
}

/**
 * Applies decisions to the initial selection of a preview. A row stays selected only while both prices are those of the
 * decision; for the price of another column the decision does not apply.
 */
export function applyDecisions(preview: PricePreview, decisions: readonly Decision[]): MatchSelection {
  const lineByNumber = new Map(preview.lines.map((line) => [line.line, line]));
  const priceById = new Map(preview.products.map(({ id, price }) => [id, price]));
  return decisions
    .filter(({ line, text, id }) => lineByNumber.get(line)?.text === text && priceById.has(id))
    .reduce((selection, { line, id, price, listed, selected, isManual, isAlike, isAdded, corrected }) => {
      // A line may have several products, as one for each flavor.
      const isProposed = (row: SelectableMatch) => row.line === line && !row.isManual && (isManual || row.id === id);
      const existing = isAdded ? undefined : selection.find(isProposed);
      if (isAlike ? existing : !isManual && !existing) return selection;
      const pair = { line, id };
      const add = isAdded ? addProduct : pairLine;
      const added = isAlike ? pairAlike(selection, [pair]) : add(selection, pair);
      const paired = existing ? replaceProduct(selection, { key: existing.key, id }) : added;
      const isSamePrice = lineByNumber.get(line)?.price === listed;
      if (selected && !isSamePrice && !isManual) return paired;
      const key = paired.find((row) => row.line === line && row.id === id)?.key ?? -1;
      const isCorrected = isSamePrice && corrected !== undefined;
      const priced = isCorrected ? correctPrice(paired, { key, price: corrected, selected }) : paired;
      return setSelected(priced, { keys: new Set([key]), on: selected && isSamePrice && priceById.get(id) === price });
    }, initialSelection(preview));
}
