import { isHeld, isOf, isOnePiece, isSame, isStrength, type Quantities } from '../sizes/quantities.ts';
import type { Quantity, QuantityKind } from '../sizes/units.ts';
import { withBareAmounts } from './bare-amounts.ts';
import type { ItemName } from './item-name.ts';

/**
 * A row and a product with their amounts in the same units. `further`: the row says more, as a box of several ('Whey 1 kg,
 * bulto x 6') or a strength; `unsized`: it says less, so that another size may be meant.
 */
type SizeComparison = { row: ItemName; product: ItemName; further: boolean; unsized: boolean };

/** Undefined when the amounts differ, or when nothing says that they are the same. */
export function compareSizes(row: ItemName, product: ItemName): SizeComparison | undefined {
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

const isPercent = isOf('percent');
/** 'Chocolate 70 %', but not '100 % Whey'. */
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

function agree(row: Quantities, product: Quantities): boolean {
  const isCountedTwice = isCounted(row) && isCounted(product);
  // How much counted pieces weigh, and how many servings an amount makes, may be in one name only.
  const optional: Optional = {
    percent: true,
    length: true,
    mass: isCountedTwice,
    volume: isCountedTwice,
    servings: row.some((one) => isContent(one) && product.some(isOf(one.kind))),
  };
  const [ofRow, ofProduct] = [without(isOnePiece, row), without(isOnePiece, product)];
  // One product may stand for all sizes; one size is not all of them.
  return isIn(ofRow, ofProduct, { ...optional, garment: true }) && isIn(ofProduct, ofRow, optional);
}

/** The kinds of amounts that only one of two names may have. */
type Optional = Partial<Record<QuantityKind, boolean>>;

function isIn(own: Quantities, other: Quantities, optional: Optional): boolean {
  return own.every(
    (one) => other.some((another) => isSame(one, another)) || (optional[one.kind] && !other.some(isOf(one.kind))),
  );
}

function isCounted(quantities: Quantities): boolean {
  return quantities.some((one) => isCount(one) && !isOnePiece(one));
}
