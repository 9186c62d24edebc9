import type { ListedLine, ListedProduct, PricePreview } from '#contract/admin/price-list/price-preview.ts';
import type { Centavos } from '#domain/money/money.ts';
import type { MatchDoubt } from '#domain/pricing/match-doubts.ts';
import { findDoubts, isChangeDoubt, percentChange } from '#domain/pricing/match-doubts.ts';
import { priceByRule } from '#domain/pricing/price-rule.ts';
import type { MatchSelection, SelectableMatch } from '../selection/selection.ts';
import { findExactNames } from './exact-names.ts';

/** Why a row has to be reviewed; a line is alike that got its product as another one did. */
export type RowDoubt = MatchDoubt | 'alike';

/** A row with its display data. `percentChange` is null without a current price; `similarity` null when manual. */
export type PreviewRow = SelectableMatch & {
  product: ListedProduct;
  listed: ListedLine;
  /** By the rule of the preview. */
  newPrice: Centavos;
  /** The price of the list in its currency, as it was read or corrected. */
  inList: Centavos;
  percentChange: number | null;
  similarity: number | null;
  doubts: readonly RowDoubt[];
  remembered: boolean;
};

/** Creates display rows; an unchanged row yields the same object, so that memoised components do not render again. */
export function createRowBuilder({
  products,
  lines,
  matches,
  rule,
}: PricePreview): (selection: MatchSelection) => PreviewRow[] {
  const productById = new Map(products.map((product) => [product.id, product]));
  const lineByNumber = new Map(lines.map((line) => [line.line, line]));
  const cache = new WeakMap<SelectableMatch, PreviewRow>();
  const toPreviewRow = (row: SelectableMatch): PreviewRow | undefined => {
    const [product, listed] = [productById.get(row.id), lineByNumber.get(row.line)];
    if (!product || !listed) return undefined;
    const match = row.isManual ? undefined : matches[row.key];
    const { corrected, isAlike } = row;
    const inList = corrected ?? listed.price;
    const candidate = {
      similarity: 1,
      rivals: false,
      unsureColumn: listed.unsure && corrected === undefined,
      price: priceByRule(rule, inList),
      current: product.price,
    };
    // A manual pair can still have a doubtful price, and so can one that the seller has corrected.
    const doubts: RowDoubt[] =
      match && corrected === undefined
        ? match.doubts
        : [
            ...(isAlike ? ['alike' as const] : []),
            ...(match?.doubts.filter((doubt) => doubt !== 'column' && !isChangeDoubt(doubt)) ?? []),
            ...(findDoubts([candidate])[0] ?? []),
          ];
    return {
      ...row,
      product,
      listed,
      newPrice: candidate.price,
      inList,
      percentChange: percentChange(candidate),
      similarity: match?.similarity ?? null,
      doubts,
      remembered: match?.remembered ?? false,
    };
  };
  return (selection) =>
    selection.flatMap((row) => {
      const previewRow = cache.get(row) ?? toPreviewRow(row);
      if (previewRow) cache.set(row, previewRow);
      return previewRow ?? [];
    });
}

/**
 * Whether a row whose price was corrected is selected: nothing is in doubt, or only what the seller accepted before, which
 * is not how much the price changes.
 */
export function isSettled({ doubts, selected, corrected }: PreviewRow): boolean {
  const isAccepted = selected && corrected !== undefined;
  return doubts.every((doubt) => isAccepted && (doubt === 'alike' || !isChangeDoubt(doubt)));
}

/**
 * Lines without a product, and products without a line: `unpriced` are in the list without a price, `missing` had a line
 * in earlier lists of the supplier.
 */
export type Unmatched = { lines: ListedLine[] } & Record<'unpriced' | 'missing' | 'products', ListedProduct[]>;

export function findUnmatched(
  { products, lines, matches, supplier, unpriced }: PricePreview,
  selection: MatchSelection,
): Unmatched {
  // Where nothing matches, the list may be of another supplier.
  const listedBefore = new Set(matches.length > 0 ? supplier?.products : []);
  const withoutPrice = new Set(unpriced);
  const paired = { lines: new Set(selection.map(({ line }) => line)), ids: new Set(selection.map(({ id }) => id)) };
  const unpaired = products.filter(({ id }) => !paired.ids.has(id));
  const unlisted = unpaired.filter(({ id }) => !withoutPrice.has(id));
  return {
    lines: lines.filter(({ line }) => !paired.lines.has(line)),
    unpriced: unpaired.filter(({ id }) => withoutPrice.has(id)),
    missing: unlisted.filter(({ id }) => listedBefore.has(id)),
    products: unlisted.filter(({ id }) => !listedBefore.has(id)),
  };
}

/** Without the products that an unmatched line names exactly. */
export function withoutListed({ missing, products, ...rest }: Unmatched, preview: PricePreview): Unmatched {
  const listed = new Set(findExactNames({ lines: rest.lines, products: preview.products }).values());
  const isUnlisted = ({ id }: ListedProduct) => !listed.has(id);
  return { ...rest, missing: missing.filter(isUnlisted), products: products.filter(isUnlisted) };
}

/** Counts of the selected rows, and the average of their price changes in percent, rounded to a tenth. */
export type SelectionTotals = { selected: number; changing: number; average: number | null };

export function calculateTotals(rows: readonly PreviewRow[]): SelectionTotals {
  const selected = rows.filter((row) => row.selected);
  const changing = selected.filter(({ newPrice, product }) => newPrice !== product.price);
  const changes = changing.flatMap((row) => row.percentChange ?? []);
  const sum = changes.reduce((all, change) => all + change, 0);
  return {
    selected: selected.length,
    changing: changing.length,
    average: changes.length === 0 ? null : Math.round((sum / changes.length) * 10) / 10,
  };
}

const MILD: ReadonlySet<RowDoubt> = new Set(['list-change', 'markup', 'alike']);

/**
 * The rows that "select all" selects: those without doubts; where every one has doubts those that only change or are
 * priced as the whole list, or are like a pair of the seller's, or else all.
 */
export function bulkSelectable(rows: readonly PreviewRow[]): readonly PreviewRow[] {
  const confident = rows.filter(({ doubts }) => doubts.length === 0);
  if (confident.length > 0) return confident;
  const agreeing = rows.filter(({ doubts }) => doubts.every((doubt) => MILD.has(doubt)));
  return agreeing.length > 0 ? agreeing : rows;
}
