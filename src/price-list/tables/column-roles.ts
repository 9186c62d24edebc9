import { isGrouped, readAmount } from '../amounts/amount.ts';
import { isBoxLabel } from '../amounts/price-label-score.ts';
import { type BrandNames, brandAlone, brandOfCell } from '../brands/brand-names.ts';
import { type ColumnContent, isCode, readColumnHeader } from '../column-headers/column-header.ts';
import { isPriced, pesosIn, type Run } from '../layout/printed-line.ts';
import { isPriceLabel } from '../readers/price-labels.ts';
import { areMost, MOST, NEARLY_ALL } from '../shares.ts';
import { packSize } from '../sizes/pack-size.ts';
import { isHeaderText } from './marked-line.ts';

/** In centavos: amounts below are counts. */
const SMALLEST_PRICE = 100_00;

type ColumnOptions = { brands: BrandNames; beforeNames: boolean };

/** What a column holds, by its title and its cells; `beforeNames` when names are to the right of it. */
export function readColumn(title: string, cells: readonly Run[], options: ColumnOptions): ColumnContent {
  const filled = cells.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const byCells = readCells(filled.length > 0 ? filled : cells, options);
  if (title === '') return byCells;
  const brand = isHeaderText(title) ? undefined : brandOfCell(title, options.brands);
  if (brand !== undefined) return byCells.kind === 'price' ? { ...byCells, brand } : byCells;
  const byTitle = readColumnHeader(title);
  const isOfStock = IN_STOCK.test(title);
  if (isOfStock && filled.length > 0 && filled.every(({ text }) => /^[sn]$/i.test(text))) return { kind: 'status' };
  if (byTitle.kind !== 'status' && areTicks(filled)) return { kind: isOfStock ? 'status' : 'other' };
  if (filled.some(({ text }) => MARKUP.test(text))) return { kind: 'other' };
  // 'Kilo' over prices is the unit that they are for.
  if ('unit' in byTitle && filled.some(({ text }) => isGrouped(text))) return byCells;
  if (byTitle.kind === 'unknown') return byCells;
  if (byTitle.kind === 'name' && byCells.kind !== 'name') return byCells;
  if (byTitle.kind === 'price' && byCells.kind !== 'price') {
    // 'x 12', '12' and 'Disp. 12 u.' under 'Bulto'; elsewhere the price may be that of a display.
    if (filled.length > 0 && isBoxLabel(title) && filled.every(({ text }) => packSize(text) !== undefined))
      return { kind: 'pieces' };
    if (filled.length > 0 && filled.every(({ text }) => COUNT.test(text))) return { kind: 'other' };
    // Numbers before the names are codes, unless their header says otherwise.
    if (byCells.kind !== 'other' && !(byCells.kind === 'code' && isPriceLabel(title))) return byCells;
  }
  if (byCells.kind === 'brand' && byTitle.kind !== 'other') return byCells;
  return byTitle;
}

/** Whether cells say only which flavors there are: 'SI', '–', 'falta'. */
function areTicks(cells: readonly Run[]): boolean {
  const kinds = cells.map(({ text }) => readAmount(text)?.kind);
  return kinds.includes('flag') && kinds.every((kind) => kind === 'flag' || kind === 'none');
}

/** Over 'SI' and 'NO', or 'S' and 'N', whether a product is sold. */
export const IN_STOCK = /^\W*(?:(?:hay|en|con) )?(?:stock|disp|disponib\p{L}*|existencias?|exist)\W*$/iu;

const COUNT = /^(?:x ?)?\d{1,3}(?: ?(?:u|un|uni|unid|unidades)\.?)?$/i;

const MARKUP = /<\/?(?:p|br|div|ul|li|span|strong)\b/i;

function readCells(cells: readonly Run[], { brands, beforeNames }: ColumnOptions): ColumnContent {
  if (areMost(cells, ({ words }) => words.some(({ amount }) => amount?.kind === 'foreign-currency')))
    return { kind: 'foreign-currency' };
  if (areMost(cells, isPriced) && cells.filter(isWordy).length < MOST * cells.length) {
    const amounts = pesosIn(cells);
    const bare = amounts.filter(({ writing }) => writing === 'bare').length;
    if (beforeNames && bare > NEARLY_ALL * amounts.length) return { kind: 'code' };
    const small = amounts.filter(({ centavos }) => centavos < SMALLEST_PRICE).length;
    return { kind: small > NEARLY_ALL * amounts.length ? 'other' : 'price' };
  }
  if (cells.length > 1 && areMost(cells, ({ text }) => brandAlone(text, brands) !== undefined))
    return { kind: 'brand' };
  if (beforeNames && areMost(cells, ({ text }) => isCode(text) || CODE_OF_PARTS.test(text))) return { kind: 'code' };
  return { kind: areMost(cells, ({ text }) => !/\p{L}/u.test(text)) ? 'other' : 'name' };
}

/** 'TK-W908': as the first word of a name it may be a part of that, as 'VIT-D3' is. */
const CODE_OF_PARTS = /^\p{Lu}{1,3}-\p{Lu}{1,4}\d{1,4}\p{Lu}?$/u;

function isWordy({ words }: Run): boolean {
  return words.some(({ amount, text }) => amount === undefined && /\p{L}{3}/u.test(text));
}
