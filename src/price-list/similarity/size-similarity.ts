import { sameMasses, sameNumbers } from '../sizes/quantities.ts';
import type { Quantities } from '../sizes/quantity-kinds.ts';
import { withBareAmounts } from './bare-amounts.ts';
import type { ItemName } from './item-name.ts';

/**
 * A row and a product with their amounts told in the same units, how far these agree, and what of them is in doubt: whether
 * the price is that of a closed box of several ('Whey 1 kg, bulto x 6'), or that of another size than the only one that the
 * shop has.
 */
export type SizeComparison = { row: ItemName; product: ItemName; similarity: number; boxed: boolean; unsized: boolean };

/** Undefined when the amounts differ or nothing tells that they are the same. */
export function compareSizes(row: ItemName, product: ItemName): SizeComparison | undefined {
  if (hasOtherMass(row.quantities, product.quantities)) return undefined;
  const [ofRow, ofProduct] = [withBareAmounts(row, product), withBareAmounts(product, row)];
  const whole = { row: ofRow, product: ofProduct, boxed: false, unsized: false };
  const similarity = sizeSimilarity(ofRow.quantities, ofProduct.quantities);
  if (similarity !== undefined) return { ...whole, similarity };
  const { pieces, ...single } = ofRow.quantities;
  if (!holdsAny(ofRow.quantities) && holdsAny(ofProduct.quantities)) return { ...whole, unsized: true, similarity: 1 };
  if (pieces.length === 0 || !holdsAny({ ...single, pieces: [] })) return undefined;
  const inBox = sizeSimilarity({ ...single, pieces: [] }, ofProduct.quantities);
  return inBox === undefined ? undefined : { ...whole, boxed: true, similarity: inBox };
}

/** Whether amounts tell how much there is, not only how strong or how wide it is. */
export function holdsAny({ dose, units, percent, length, garment, ...held }: Quantities): boolean {
  return Object.values(held).some((all) => all.length > 0);
}

/** Most pairs differ so, and millions are compared. */
function hasOtherMass(row: Quantities, product: Quantities): boolean {
  return row.mass.length > 0 && product.mass.length > 0 && !sameMasses(row.mass, product.mass);
}

/** From 0 to 1 how far the amounts agree; undefined when they differ or nothing tells that they are the same. */
function sizeSimilarity(row: Quantities, product: Quantities): number | undefined {
  let score = 1;
  let shared = 0;
  const check = (a: readonly unknown[], b: readonly unknown[], same: boolean, either: boolean): boolean => {
    if (a.length > 0 && b.length > 0) {
      shared += 1;
      return same;
    }
    return either || (a.length === 0 && b.length === 0);
  };
  if (isOther(row, product) || isOther(product, row)) return undefined;
  const [ofRow, ofProduct] = [pieceCounts(row), pieceCounts(product)];
  const [inRow, inProduct] = [countsOf(row), countsOf(product)];
  if (!check(ofRow, ofProduct, sameNumbers(ofRow, ofProduct), false)) return undefined;
  if (!check(inRow, inProduct, sameNumbers(inRow, inProduct), false)) return undefined;
  // One product may stand for all sizes; one size is not all of them.
  if (product.garment.length > 0 && !sameNumbers(row.garment, product.garment)) return undefined;
  const sized = inRow.length + ofRow.length + row.servings.length > 0;
  const given = inProduct.length + ofProduct.length + product.servings.length > 0;
  const either = sized && given;
  if (!check(row.mass, product.mass, sameMasses(row.mass, product.mass), either)) return undefined;
  if (!check(row.volume, product.volume, sameNumbers(row.volume, product.volume), either)) return undefined;
  if (
    !check(
      row.servings,
      product.servings,
      sameNumbers(row.servings, product.servings),
      row.mass.length > 0 && product.mass.length > 0,
    )
  )
    return undefined;
  for (const kind of ['dose', 'units'] as const)
    if (!check(row[kind], product[kind], sameNumbers(row[kind], product[kind]), false)) return undefined;
  for (const kind of ['percent', 'length'] as const) {
    if (!check(row[kind], product[kind], sameNumbers(row[kind], product[kind]), true)) return undefined;
    // One says it and the other does not: likely the same, but not certain.
    if (row[kind].length > 0 !== product[kind].length > 0) score *= 0.9;
  }
  const any = (quantities: Quantities) =>
    Object.entries(quantities).some(
      ([kind, all]) => all.length > 0 && kind !== 'percent' && kind !== 'length' && kind !== 'garment',
    );
  return shared > 0 || !(any(row) && any(product)) ? score : undefined;
}

function countsOf({ capsules, tablets }: Quantities): readonly number[] {
  if (tablets.length === 0) return capsules;
  return capsules.length === 0 ? tablets : [...capsules, ...tablets];
}

/** Capsules here, tablets there. */
function isOther(one: Quantities, other: Quantities): boolean {
  const [capsules, tablets] = [one.capsules.length - one.tablets.length, other.tablets.length - other.capsules.length];
  return capsules > 0 && tablets > 0 && one.tablets.length === 0 && other.capsules.length === 0;
}

/** One piece is what every product is, unless it says how many. */
export function pieceCounts({ pieces }: Quantities): number[] {
  return pieces.filter((count) => count > 1);
}
