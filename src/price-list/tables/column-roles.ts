import { isGrouped, readAmount } from '../amounts/amount.ts';
import { isBoxLabel } from '../amounts/price-label-score.ts';
import { type BrandNames, brandAlone, brandOfCell } from '../brands/brand-names.ts';
import { type ColumnContent, isCode, readColumnHeader } from '../column-headers/column-header.ts';
import { MOST, NEARLY_ALL } from '../shares.ts';
import type { ColumnCell } from './column-cells.ts';
import { isHeaderText } from './marked-line.ts';

/** In centavos: amounts below are counts. */
const SMALLEST_PRICE = 100_00;

/** What a column holds, by its header and by what stands in it; `beforeNames` when names stand to the right of it. */
export function readColumn(
  title: string,
  cells: readonly ColumnCell[],
  { brands, beforeNames }: { brands: BrandNames; beforeNames: boolean },
): ColumnContent {
  const filled = cells.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const seen = seenContent(filled.length > 0 ? filled : cells, { brands, beforeNames });
  if (title === '') return seen;
  const brand = isHeaderText(title) ? undefined : brandOfCell(title, brands);
  if (brand !== undefined) return seen.kind === 'price' ? { ...seen, brand } : seen;
  const said = readColumnHeader(title);
  if ((said.kind !== 'status' && areTicks(filled)) || filled.some(({ text }) => MARKUP.test(text)))
    return { kind: 'other' };
  // 'Kilo' over prices says for how much they are.
  if ('unit' in said && filled.some(({ text }) => isGrouped(text))) return seen;
  if (said.kind === 'unknown') return seen.kind === 'price' ? { ...seen, score: said.score } : seen;
  if (said.kind === 'name' && seen.kind !== 'name') return seen;
  // 'x 12' and '12' under 'Bulto' are how many are in a box.
  if (
    said.kind === 'price' &&
    seen.kind !== 'price' &&
    filled.length > 0 &&
    filled.every(({ text }) => COUNT.test(text))
  )
    return { kind: isBoxLabel(title) ? 'pieces' : 'other' };
  if (said.kind === 'price' && seen.kind !== 'price' && seen.kind !== 'other') return seen;
  if (seen.kind === 'brand' && said.kind !== 'brand' && said.kind !== 'other') return seen;
  return said;
}

/** Whether cells tell only which flavors there are: 'SI', '–', 'falta'. */
function areTicks(cells: readonly ColumnCell[]): boolean {
  const kinds = cells.map(({ text }) => readAmount(text)?.kind);
  return kinds.includes('flag') && kinds.every((kind) => kind === 'flag' || kind === 'none');
}

/** What a shop on the web shows below a product. */
const MARKUP = /<\/?(?:p|br|div|ul|li|span|strong)\b/i;

const COUNT = /^(?:x ?)?\d{1,3}$/i;

function seenContent(
  cells: readonly ColumnCell[],
  { brands, beforeNames }: { brands: BrandNames; beforeNames: boolean },
): ColumnContent {
  const share = (has: (cell: ColumnCell) => boolean) => cells.filter(has).length / Math.max(1, cells.length);
  const amounts = cells.flatMap(({ words }) => words.flatMap(({ amount, text }) => (amount ? [{ amount, text }] : [])));
  if (share(({ words }) => words.some(({ amount }) => amount?.kind === 'foreign-currency')) > MOST)
    return { kind: 'foreign-currency' };
  if (share(({ words }) => words.some(({ amount }) => amount !== undefined)) > MOST && share(isWordy) < MOST) {
    const pesos = amounts.flatMap(({ amount }) => (amount.kind === 'pesos' ? [amount] : []));
    const bare = pesos.filter(({ writing }) => writing === 'bare').length;
    if (beforeNames && bare > NEARLY_ALL * pesos.length) return { kind: 'code' };
    const small = pesos.filter(({ centavos }) => centavos < SMALLEST_PRICE).length;
    if (pesos.length > 0 && small > NEARLY_ALL * pesos.length) return { kind: 'other' };
    return { kind: 'price', score: 0 };
  }
  const isBrand = ({ text }: ColumnCell) => brandAlone(text, brands) !== undefined;
  if (cells.length > 1 && share(isBrand) >= MOST) return { kind: 'brand' };
  if (beforeNames && share(({ text }) => isCode(text)) > MOST) return { kind: 'code' };
  return { kind: share(({ text }) => !/\p{L}/u.test(text)) > MOST ? 'other' : 'name' };
}

function isWordy({ words }: ColumnCell): boolean {
  return words.some(({ amount, text }) => amount === undefined && /\p{L}{3}/u.test(text));
}
