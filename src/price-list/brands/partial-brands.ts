import type { ListRow } from '../list/list-row.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { TRADE_WORDS } from '../text/word-forms.ts';
import { type BrandNames, brandOfCell, brandWords, distinctiveWords } from './brand-names.ts';
import { shortenedBrand } from './shortened-brand.ts';

/** Rows with a brand at the same end of their names from which on it is a custom of the list. */
const LEAST_ROWS = 4;
const LEAST_SHARE = 0.1;
/** From here on headings that are no brand of the catalogue do not count against it. */
const CLEAR_SHARE = 0.3;

type End = 'first' | 'last';
type Short = { name: string; words: string[] };
type KnownBrands = { shorts: readonly Short[]; brands: BrandNames };

/**
 * The rows with the brands that stand cut short at the beginning or at the end of their names ('Creatina x 300 g TITANIO'
 * of Titanio Labs), where the list does so with several brands.
 */
export function withPartialBrands(rows: readonly ListRow[], brands: BrandNames): ListRow[] {
  const shorts = brands.flatMap(({ name }): Short[] => {
    const words = distinctiveWords(name);
    return words.length > 0 && !words.every((word) => TRADE_WORDS.has(word) || FLAVOR_WORDS.has(word))
      ? [{ name, words }]
      : [];
  });
  const known = { shorts, brands };
  const bracketed = bracketedBrands(rows, brands);
  if (bracketed.some((brand) => brand !== undefined))
    return rows.map((row, index) => {
      const brandCell = bracketed[index];
      return brandCell === undefined ? row : { ...row, brandCell, text: row.text.replace(BRACKETS, '').trim() };
    });
  const shares = (['first', 'last'] as const).map((end) => ({ end, share: shareOf(rows, end, known) }));
  const ends = shares.filter(({ share }) => share >= LEAST_SHARE);
  if (ends.length === 0) return [...rows];
  return rows.map((row) => {
    const told = ends.filter(({ share }) => row.headingBrand === undefined || share >= CLEAR_SHARE);
    const found = new Set(told.flatMap(({ end }) => brandAt(row, end, known) ?? []));
    return found.size === 1 ? { ...row, brandCell: [...found][0] } : row;
  });
}

const BRACKETS = /[([]([^()[\]]{3,30})[)\]]\s*$/;

/** The brands in brackets behind the names ('Zinc 60 caps [Titanio]'), where they are so behind most. */
function bracketedBrands(rows: readonly ListRow[], brands: BrandNames): (string | undefined)[] {
  const found = rows.map(({ text, brandCell, headingBrand }) => {
    const [, inside] = brandCell === undefined && typeof headingBrand !== 'string' ? (BRACKETS.exec(text) ?? []) : [];
    return inside === undefined ? undefined : brandOfCell(inside, brands);
  });
  const named = found.filter((brand) => brand !== undefined);
  return named.length >= LEAST_ROWS && named.length >= CLEAR_SHARE * rows.length ? found : rows.map(() => undefined);
}

/** The part of the rows with a brand at this end; none where it is one brand only, or hardly any row. */
function shareOf(rows: readonly ListRow[], end: End, known: KnownBrands): number {
  const named = rows.flatMap((row) => brandAt(row, end, known) ?? []);
  return named.length >= LEAST_ROWS && new Set(named).size >= 2 ? named.length / rows.length : 0;
}

function brandAt(row: ListRow, end: End, { shorts, brands }: KnownBrands): string | undefined {
  if (row.brandCell !== undefined || typeof row.headingBrand === 'string') return undefined;
  const words = brandWords(row.text);
  const found = shorts.filter((short) => {
    const own = end === 'first' ? words.slice(0, short.words.length) : words.slice(-short.words.length);
    return own.length < words.length && own.join(' ') === short.words.join(' ');
  });
  if (found.length > 0) return found.length === 1 ? found[0]?.name : undefined;
  const ends = [2, 1].map((count) => (end === 'first' ? words.slice(0, count) : words.slice(-count)));
  const [meant] = ends.flatMap((own) => (own.length < words.length ? (shortenedBrand(own, brands) ?? []) : []));
  return meant?.name;
}
