import { isHeld, isOf, isOnePiece, isSame, isStrength, type Quantities } from '../sizes/quantities.ts';
import type { Quantity, QuantityKind } from '../sizes/units.ts';
import { withBareAmounts } from './bare-amounts.ts';
import type { ItemName } from './item-name.ts';

/**
 * A row and a product with their amounts told in the same units, and what of them is in doubt: whether the row says more,
 * as a closed box of several ('Whey 1 kg, bulto x 6') or how strong it is, or less, so that another size may be meant.
 */
export type SizeComparison = { row: ItemName; product: ItemName; further: boolean; unsized: boolean };

/** Undefined when the amounts differ or nothing tells that they are the same. */
export function compareSizes(row: ItemName, product: ItemName): SizeComparison | undefined {
  // Most pairs differ so, and millions are compared.
  if (!agreeInMass(row.quantities, product.quantities)) return undefined;
  const whole = { row: withBareAmounts(row, product), product: withBareAmounts(product, row) };
  const [ofRow, ofProduct] = [whole.row.quantities, whole.product.quantities];
  const lacksPercent = ofProduct.some(isTellingPercent) && !ofRow.some(isPercent);
  if (agree(ofRow, ofProduct)) return { ...whole, further: false, unsized: lacksPercent };
  if (!ofRow.some(isHeld) && ofProduct.some(isHeld)) return { ...whole, further: false, unsized: true };
  const [further, isMissed] = [ofRow.some(isStrength), ofProduct.some(isStrength)];
  if (further !== isMissed && agree(without(isStrength, ofRow), without(isStrength, ofProduct)))
    return { ...whole, further, unsized: isMissed || lacksPercent };
  const single = without(isPieces, ofRow);
  const isBox = single.length < ofRow.length && single.some(isHeld) && agree(single, ofProduct);
  return isBox ? { ...whole, further: true, unsized: lacksPercent } : undefined;
}

const isMass = isOf('mass');
const isPercent = isOf('percent');
/** 'Chocolate 70 %', but not '100 % Whey'; what more a row says of it is mostly a remark. */
const isTellingPercent = (one: Quantity) => isPercent(one) && one.amount > 0 && one.amount < 100;
const isPieces = isOf('pieces');
const isContent = isOf('mass', 'capsules', 'tablets');
const isCount = isOf('pieces', 'capsules', 'tablets', 'servings');

function without(isLeft: (one: Quantity) => boolean, all: Quantities): Quantities {
  return all.filter((one) => !isLeft(one));
}

export type Measure = 'mass' | 'volume' | 'count' | 'none';

export function measureOf(quantities: Quantities): Measure {
  if (isCounted(quantities)) return 'count';
  return (['mass', 'volume'] as const).find((kind) => quantities.some(isOf(kind))) ?? 'none';
}

function agreeInMass(row: Quantities, product: Quantities): boolean {
  const needless = { mass: true };
  return isIn(row.filter(isMass), product, needless) && isIn(product.filter(isMass), row, needless);
}

function agree(row: Quantities, product: Quantities): boolean {
  const isCountedTwice = isCounted(row) && isCounted(product);
  const needless: Needless = {
    percent: true,
    length: true,
    // How much what is counted weighs.
    mass: isCountedTwice,
    volume: isCountedTwice,
    // How many that makes.
    servings: row.some((one) => isContent(one) && product.some(isOf(one.kind))),
  };
  const [ofRow, ofProduct] = [without(isOnePiece, row), without(isOnePiece, product)];
  // One product may stand for all sizes; one size is not all of them.
  return isIn(ofRow, ofProduct, { ...needless, garment: true }) && isIn(ofProduct, ofRow, needless);
}

/** What one of two need not say where the other one does. */
type Needless = Partial<Record<QuantityKind, boolean>>;

/** Whether another name says all amounts that one does, however often. */
function isIn(own: Quantities, other: Quantities, needless: Needless): boolean {
  return own.every(
    (one) => other.some((another) => isSame(one, another)) || (needless[one.kind] && !other.some(isOf(one.kind))),
  );
}

function isCounted(quantities: Quantities): boolean {
  return quantities.some((one) => isCount(one) && !isOnePiece(one));
}
