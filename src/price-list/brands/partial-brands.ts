import type { ListRow } from '../list/list-row.ts';
import { PART, SEVERAL } from '../shares.ts';
import { type BrandNames, brandOfCell, brandWords, toldBrand } from './brand-names.ts';
import { shortenedBrand } from './shortened-brand.ts';

type TakenBrand = { name: string; rest: string } | undefined;

/** Finds brands in brackets ('Zinc [Titanio]'), or shortened in names ('Creatina TITANIO'), where many rows have them so. */
export function withPartialBrands(rows: readonly ListRow[], brands: BrandNames): ListRow[] {
  const takeAll = (take: (text: string) => TakenBrand) =>
    rows.map((row) => (isUnbranded(row) ? take(row.text) : undefined));
  const namesOf = (taken: readonly TakenBrand[]) =>
    taken.flatMap((one) => (one && brands.some(({ name }) => name === one.name) ? one.name : []));
  const isCustom = (taken: readonly TakenBrand[]) => namesOf(taken).length >= Math.max(SEVERAL, PART * rows.length);
  const bracketed = takeAll((text) => takeBracketed(text, brands));
  const places = [
    takeAll((text) => takeAtEnd(text, { end: 'first', brands })),
    takeAll((text) => takeAtEnd(text, { end: 'last', brands })),
    takeAll((text) => takeWithin(text, brands)),
  ].filter((taken) => isCustom(taken) && new Set(namesOf(taken)).size >= 2);
  const custom = isCustom(bracketed) ? [bracketed] : places;
  return rows.map((row, at) => {
    const [found, ...others] = custom.flatMap((taken) => taken[at] ?? []);
    const isOne = found && others.every(({ name }) => name === found.name);
    return isOne ? { ...row, brandCell: found.name, text: found.rest } : row;
  });
}

export function isUnbranded({ brandCell, headingBrand }: ListRow): boolean {
  return brandCell === undefined && typeof headingBrand !== 'string';
}

const BRACKETS = /\s*[([]([^()[\]\d]{3,30})[)\]]\.?/;

/** Beside brands of the shop, what stands in brackets is another brand. */
function takeBracketed(text: string, brands: BrandNames): TakenBrand {
  const inside = BRACKETS.exec(text)?.[1];
  return inside === undefined
    ? undefined
    : { name: brandOfCell(inside, brands) ?? inside, rest: text.replace(BRACKETS, ' ').trim() };
}

function takeAtEnd(text: string, { end, brands }: { end: 'first' | 'last'; brands: BrandNames }): TakenBrand {
  const words = [...text.matchAll(/[\p{L}\d]+/gu)];
  const [found] = [2, 1].flatMap((count) => {
    const cut = words.at(end === 'first' ? count : -count)?.index ?? 0;
    const sides = [text.slice(0, cut).trim(), text.slice(cut)];
    const [own = '', rest = ''] = end === 'first' ? sides : sides.toReversed();
    const name = words.length > count ? shortenedBrand(brandWords(own), brands) : undefined;
    // One word may be a part of the name of the product as well.
    return name === undefined ? [] : { name, rest: count === 1 ? text : rest };
  });
  return found;
}

function takeWithin(text: string, brands: BrandNames): TakenBrand {
  const name = brandWords(text).length > 1 ? toldBrand(text, brands) : undefined;
  return name === undefined ? undefined : { name, rest: text };
}
