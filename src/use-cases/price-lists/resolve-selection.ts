import { type Refusal, refuse } from '#data/engine/refusal.ts';
import type { LinePair, PriceListPreview } from '#data/price-lists/step-contents.ts';
import type { Centavos } from '#domain/money/money.ts';
import type { ListLine } from './create-listed-products.ts';

export type ListSelection = {
  /** By default the proposed ones; `price` is what the list says, where it was read otherwise. */
  pairs?: readonly (LinePair & { price?: Centavos | undefined })[] | undefined;
  /** Products whose proposed pairs are selected. */
  ids?: readonly number[] | undefined;
  /** The numbers of lines to create inactive products of. */
  newProducts?: readonly number[] | undefined;
};

/** `pairs` with the price of the list and that of the product at the time of the preview, `lines` to create products of. */
type ResolvedSelection = {
  ok: true;
  pairs: { line: ListLine; id: number; price: Centavos; before: Centavos }[];
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
  const isChosen = ({ id }: LinePair) => ids === undefined || ids.includes(id);
  const chosen: NonNullable<ListSelection['pairs']> = selected ?? proposed.filter(isChosen);
  if (chosen.length + newProducts.length === 0) return refuse('nothing-selected');
  const pairs = chosen.flatMap(({ line: index, id, price }) => {
    const [line, before] = [lineAt.get(index), priceOf.get(id)];
    return line && before !== undefined ? { line, id, price: price ?? line.price, before } : [];
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
