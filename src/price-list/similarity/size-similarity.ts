import { sameMasses, sameNumbers } from '../sizes/quantities.ts';
import type { Quantities, QuantityKind } from '../sizes/quantity-kinds.ts';
import { withBareAmounts } from './bare-amounts.ts';
import type { ItemName } from './item-name.ts';

/**
 * A row and a product with their amounts told in the same units, and what of them is in doubt: whether the row says more,
 * as a closed box of several ('Whey 1 kg, bulto x 6') or how strong it is, or less, so that another size may be meant.
 */
export type SizeComparison = { row: ItemName; product: ItemName; further: boolean; unsized: boolean };

/** Undefined when the amounts differ or nothing tells that they are the same. */
export function compareSizes(row: ItemName, product: ItemName): SizeComparison | undefined {
  const { mass } = row.quantities;
  // Most pairs differ so, and millions are compared.
  if (mass.length > 0 && product.quantities.mass.length > 0 && !sameMasses(mass, product.quantities.mass))
    return undefined;
  const whole = { row: withBareAmounts(row, product), product: withBareAmounts(product, row) };
  const [ofRow, ofProduct] = [whole.row.quantities, whole.product.quantities];
  if (agree(ofRow, ofProduct)) return { ...whole, further: false, unsized: false };
  if (!holdsAny(ofRow) && holdsAny(ofProduct)) return { ...whole, further: false, unsized: true };
  const isOnce = isDosed(ofRow) !== isDosed(ofProduct);
  if (isOnce && agree({ ...ofRow, ...NO_DOSE }, { ...ofProduct, ...NO_DOSE }))
    return { ...whole, further: isDosed(ofRow), unsized: isDosed(ofProduct) };
  const single = { ...ofRow, pieces: [] };
  const isBox = ofRow.pieces.length > 0 && holdsAny(single) && agree(single, ofProduct);
  return isBox ? { ...whole, further: true, unsized: false } : undefined;
}

const NO_DOSE = { dose: [], units: [] };

function isDosed({ dose, units }: Quantities): boolean {
  return dose.length + units.length > 0;
}

/** How it is told how much of a product there is. */
export type Measure = 'mass' | 'volume' | 'count' | 'none';

export function measureOf(quantities: Quantities): Measure {
  if (isCounted(quantities)) return 'count';
  if (quantities.mass.length > 0) return 'mass';
  return quantities.volume.length > 0 ? 'volume' : 'none';
}

/** Whether amounts tell how much there is, not only how strong or how wide it is. */
export function holdsAny({ dose, units, percent, length, garment, ...held }: Quantities): boolean {
  return Object.values(held).some((all) => all.length > 0);
}

function agree(row: Quantities, product: Quantities): boolean {
  const same = (kind: QuantityKind) => sameNumbers(row[kind], product[kind]);
  // What only one of both says: the weight of what is counted, or how strong and how wide it is.
  const isSaidOnce = (kind: keyof Quantities) => row[kind].length === 0 || product[kind].length === 0;
  const counted = [row, product].every((one) => isCounted(one));
  // How many servings that makes need not be said.
  const isTold = (['mass', 'capsules', 'tablets'] as const).some((kind) => !isSaidOnce(kind));
  return (
    sameNumbers(pieceCounts(row), pieceCounts(product)) &&
    (['capsules', 'tablets', 'dose', 'units'] as const).every(same) &&
    // One product may stand for all sizes; one size is not all of them.
    (product.garment.length === 0 || same('garment')) &&
    ((counted && isSaidOnce('mass')) || sameMasses(row.mass, product.mass)) &&
    ((counted && isSaidOnce('volume')) || same('volume')) &&
    ((isTold && isSaidOnce('servings')) || same('servings')) &&
    (['percent', 'length'] as const).every((kind) => isSaidOnce(kind) || same(kind))
  );
}

function isCounted(quantities: Quantities): boolean {
  const { capsules, tablets, servings } = quantities;
  return pieceCounts(quantities).length + capsules.length + tablets.length + servings.length > 0;
}

/** One piece is what every product is, unless it says how many. */
export function pieceCounts({ pieces }: Quantities): number[] {
  return pieces.filter((count) => count > 1);
}
