import { type Refusal, refuse } from '#data/engine/refusal.ts';
import type { LinePair, PriceListPreview } from '#data/price-lists/step-contents.ts';
import type { Centavos } from '#domain/money/money.ts';
import type { ListLine } from './create-listed-products.ts';

export type ListSelection = {
  /** By default the proposed ones. */
  pairs?: readonly LinePair[] | undefined;
  /** Products whose proposed pairs are selected. */
  ids?: readonly number[] | undefined;
  /** The numbers of lines to create inactive products of. */
  newProducts?: readonly number[] | undefined;
};

/** `pairs` with the price of the product at the time of the preview, `lines` to create products of. */
type ResolvedSelection = {
  ok: true;
  pairs: { line: ListLine; id: number; before: Centavos }[];
  lines: ListLine[];
};

/**
 * The lines and products of a preview that were selected. Refuses with nothing-selected, or with reference-unknown for
 * those that it does not have, for a product with two lines, and for a line that is a product and a new one.
 */
export function resolveSelection(
  { lines, pairs: proposed, prices }: PriceListPreview,
  { pairs: selected, ids, newProducts = [] }: ListSelection,
): ResolvedSelection | Refusal {
  const lineAt = new Map(lines.map((line) => [line.index, line]));
  const priceOf = new Map(prices);
  const chosen = selected ?? proposed.filter(({ id }) => ids === undefined || ids.includes(id));
  if (chosen.length + newProducts.length === 0) return refuse('nothing-selected');
  const pairs = chosen.flatMap(({ line: index, id }) => {
    const [line, before] = [lineAt.get(index), priceOf.get(id)];
    return line && before !== undefined ? { line, id, before } : [];
  });
  const created = newProducts.flatMap((index) => {
    const line = lineAt.get(index);
    return line?.product ? line : [];
  });
  const isUnknown = pairs.length < chosen.length || created.length < newProducts.length;
  const isRepeated =
    hasDuplicates(pairs.map(({ id }) => id)) ||
    hasDuplicates([...new Set(chosen.map(({ line }) => line)), ...newProducts]);
  return isUnknown || isRepeated ? refuse('reference-unknown') : { ok: true, pairs, lines: created };
}

function hasDuplicates(values: readonly number[]): boolean {
  return new Set(values).size < values.length;
}
