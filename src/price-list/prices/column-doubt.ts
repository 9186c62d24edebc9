import { minimumQuantity } from '../amounts/price-label-score.ts';
import { readColumnHeader } from '../column-headers/column-header.ts';
import type { ListRow } from '../list/list-row.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { findRivalPrices, isVariantColumn, type OfferedPrice } from './offered-prices.ts';

/** The least score of words that name the retail price, the price of one unit or the new price. */
const STATED = 10;

/** How much lower a price scores to which taxes are added. */
const ADDED_TAXES = 8;

/**
 * Whether nothing tells that this price is meant and not another one of its row: no header says that it is for the public
 * while one header at least is missing or understood by nobody, or a header says the same of another price.
 */
export function isAmbiguousPrice(taken: OfferedPrice, offered: readonly OfferedPrice[]): boolean {
  if (isVariantColumn(taken.column)) return false;
  const others = findRivalPrices(offered).filter(({ centavos }) => centavos !== taken.centavos);
  if (others.some((one) => worthBeside(taken, one) >= taken.score)) return true;
  const told = isUnderstood(taken) && taken.score >= STATED;
  const alone = others.every(({ title }) => (minimumQuantity(normalizeText(title)) ?? 1) > 1);
  return !told && !alone && [taken, ...others].some((one) => !isUnderstood(one));
}

/** Beside a lower price 'Precio + IVA' is the one that has the taxes in it. */
function worthBeside(taken: OfferedPrice, { title, score, centavos }: OfferedPrice): number {
  const adds = (text: string) => /\+ ?iva/.test(normalizeText(text));
  return adds(title) && !adds(taken.title) && centavos > taken.centavos ? score + ADDED_TAXES : score;
}

/** Whether what a price is called says anything; of a header that is not known, one word may be. */
function isUnderstood({ title, labelled: said }: OfferedPrice): boolean {
  if (said) return true;
  const label = readColumnHeader(title);
  return title !== '' && (label.kind === 'price' || (label.kind === 'unknown' && label.score !== 0));
}

/** The rows of a table: where most are in doubt, those with a price in one of the columns alone are, too. */
export function spreadDoubt(rows: readonly ListRow[]): ListRow[] {
  const priced = rows.filter(({ price }) => price !== undefined);
  const unsure = priced.filter(({ unsureColumn }) => unsureColumn);
  return unsure.length <= priced.length / 2 ? [...rows] : rows.map((row) => ({ ...row, unsureColumn: true }));
}
