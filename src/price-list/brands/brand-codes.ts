import { onlyOne } from '../only-one.ts';
import { MOST, SEVERAL } from '../shares.ts';
import { isWithin } from '../text/letters-within.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { BrandNames } from './brand-names.ts';

/**
 * The brands of the cells that have a short form in their place which nothing explains: 'TVK' of Tarvok, 'PTX 12' with a stock
 * beside it. Only where most of the short forms can be each of one brand, and of another one than the others.
 */
export function readBrandCodes(
  rows: readonly { brandCell: string }[],
  brands: BrandNames,
): ReadonlyMap<string, string> {
  const cells = [...new Set(rows.map(({ brandCell }) => brandCell))];
  const byCode = Map.groupBy(cells, (cell) => CODE.exec(cell)?.[1]);
  byCode.delete(undefined);
  const told = [...byCode].flatMap(([code = '', own]) => {
    const brand = onlyOne(brands.filter(({ key }) => hasLettersOf(normalizeText(code), key)).map(({ name }) => name));
    return brand === undefined ? [] : { brand, own };
  });
  const isCustom = told.length >= Math.max(SEVERAL, MOST * byCode.size);
  if (!isCustom || new Set(told.map(({ brand }) => brand)).size < told.length) return new Map();
  return new Map(told.flatMap(({ brand, own }) => own.map((cell) => [cell, brand] as const)));
}

const CODE = /^(\p{Lu}[\p{Lu}\d]{1,4})(?: (?:\d+|\S*\/\S*))?$/u;

/** Its first letter, and others in their order. */
function hasLettersOf(code: string, key: string): boolean {
  return code[0] === key[0] && isWithin(code, key);
}
