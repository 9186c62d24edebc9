import { onlyOne } from '../only-one.ts';
import { MOST, SEVERAL } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { BrandNames } from './brand-names.ts';
import { hasLettersOf } from './shortened-brand.ts';

/** The brands of cells with codes, where most fit one brand each: 'TVK' of Tarvok, 'PTX 12' with a stock beside it. */
export function readBrandCodes(
  rows: readonly { brandCell: string }[],
  brands: BrandNames,
): ReadonlyMap<string, string> {
  const cells = [...new Set(rows.map(({ brandCell }) => brandCell))];
  const byCode = Map.groupBy(cells, (cell) => CODE.exec(cell)?.[1]);
  byCode.delete(undefined);
  const known = [...byCode].flatMap(([code = '', own]) => {
    const brand = onlyOne(brands.filter(({ key }) => hasLettersOf(normalizeText(code), key)))?.name;
    return brand === undefined ? [] : { brand, own };
  });
  const isCustom = known.length >= Math.max(SEVERAL, MOST * byCode.size);
  if (!isCustom || new Set(known.map(({ brand }) => brand)).size < known.length) return new Map();
  return new Map(known.flatMap(({ brand, own }) => own.map((cell) => [cell, brand] as const)));
}

const CODE = /^(\p{Lu}[\p{Lu}\d]{1,4})(?: (?:\d+|\S*\/\S*))?$/u;
