import type { ListedLine, ListedProduct, PricePreview } from '#contract/admin/price-list.ts';
import type { PriceDoubt } from '#contract/responses/price-list.ts';
import { findDoubts, percentChange } from '#domain/pricing/match-doubts.ts';
import type { MatchSelection, SelectableMatch } from '../selection/selection.ts';

/** A row with all that is shown of it. `variation` in percent, null without a price today; no similarity by hand. */
export type PreviewRow = SelectableMatch & {
  product: ListedProduct;
  listed: ListedLine;
  variation: number | null;
  similarity: number | null;
  doubts: readonly PriceDoubt[];
  remembered: boolean;
};

/** Shows the rows of a preview; the same row gives the same object, so that nothing is drawn that did not change. */
export function createRowBuilder({ products, lines, matches }: PricePreview): (choice: MatchSelection) => PreviewRow[] {
  const productOf = new Map(products.map((product) => [product.id, product]));
  const lineAt = new Map(lines.map((line) => [line.line, line]));
  const shown = new WeakMap<SelectableMatch, PreviewRow>();
  const show = (row: SelectableMatch): PreviewRow | undefined => {
    const [product, listed] = [productOf.get(row.id), lineAt.get(row.line)];
    if (!product || !listed) return undefined;
    const match = row.isManual ? undefined : matches[row.key];
    const told = { similarity: 1, rivals: false, unsureColumn: listed.unsure };
    const judged = { ...told, price: listed.price, current: product.price };
    return {
      ...row,
      product,
      listed,
      variation: percentChange(judged),
      similarity: match?.similarity ?? null,
      // Whose product the seller knows, by that alone is not known to have the right price.
      doubts: match?.doubts ?? findDoubts([judged])[0] ?? [],
      remembered: match?.remembered ?? false,
    };
  };
  return (choice) =>
    choice.flatMap((row) => {
      const made = shown.get(row) ?? show(row);
      if (made) shown.set(row, made);
      return made ?? [];
    });
}

/** Lines without a product and products without a line. */
export function findUnmatched(
  { products, lines }: PricePreview,
  choice: MatchSelection,
): { lines: ListedLine[]; products: ListedProduct[] } {
  const taken = { lines: new Set(choice.map(({ line }) => line)), ids: new Set(choice.map(({ id }) => id)) };
  return {
    lines: lines.filter(({ line }) => !taken.lines.has(line)),
    products: products.filter(({ id }) => !taken.ids.has(id)),
  };
}

/** Counts of the selected rows, and the average of their price changes in percent, rounded to a tenth. */
export type SelectionTotals = { selected: number; changing: number; average: number | null };

export function calculateTotals(rows: readonly PreviewRow[]): SelectionTotals {
  const selected = rows.filter((row) => row.selected);
  const changing = selected.filter(({ listed, product }) => listed.price !== product.price);
  const changes = changing.flatMap((row) => row.variation ?? []);
  const sum = changes.reduce((all, change) => all + change, 0);
  return {
    selected: selected.length,
    changing: changing.length,
    average: changes.length === 0 ? null : Math.round((sum / changes.length) * 10) / 10,
  };
}

/** The rows that "select all" selects: those without doubts, or all rows when every one has doubts. */
export function bulkSelectable(rows: readonly PreviewRow[]): readonly PreviewRow[] {
  const confident = rows.filter(({ doubts }) => doubts.length === 0);
  return confident.length > 0 ? confident : rows;
}
