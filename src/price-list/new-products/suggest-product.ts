import { type BrandNames, brandOfCell, brandsOf, brandsWithin, brandWords } from '../brands/brand-names.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { hasSize } from '../sizes/quantities.ts';
import { collectSpellings, formatSizes, toTitleCase } from './title-case.ts';

/** `brand`: as the shop writes it, or else as printed. */
export type SuggestedProduct = { name: string; brand: string | null; category: string | null };

const MAX_NAME = 50;

/** A category is guessed from a word that is half in it, or several that are partly. */
const MIN_SCORE = 0.5;

const BARCODE = /(?<!\d)\d{8,14}(?!\d)/g;
/** Bullets before a name and what separated it from its price. */
const AROUND = /^[\s\-–—•·*>.:/|,;)®™]+|[\s\-–—•·*/|:$,(]+$/gu;

/** Describes the product of a row in the words of a shop with these products. */
export function createProductSuggestions(
  products: readonly CatalogueProduct[],
): (row: Pick<ListRow, 'text' | 'notes' | 'brandCell' | 'headingBrand'>) => SuggestedProduct {
  const brands = brandsOf(products);
  const spellings = collectSpellings(products.flatMap(({ name, brand }) => [name, brand]));
  const guessCategory = createCategoryGuess(products);
  return ({ text, notes, brandCell, headingBrand }) => {
    const bare = text.replace(BARCODE, ' ').replace(/\s+/g, ' ').replace(AROUND, '');
    const size = hasSize(bare) ? undefined : notes.find((note) => hasSize(note));
    const printed = size === undefined ? bare : `${bare} ${size}`;
    const said = brandCell?.trim() || headingBrand || undefined;
    const { name, brand } = splitBrand(printed, brands);
    const known = said === undefined ? brand : (brandOfCell(said, brands) ?? toTitleCase(said, spellings));
    const title = formatSizes(toTitleCase(said === undefined || brand === known ? name : printed, spellings));
    return { name: cutAtWord(title), brand: known ?? null, category: guessCategory(title) };
  };
}

/** The name without the whole name of a brand before or behind it; one amid the name stays in it. */
function splitBrand(text: string, brands: BrandNames): { name: string; brand: string | undefined } {
  const [said, ...others] = brandsWithin(text, brands);
  const sides = said ? [said.before, said.behind].filter((side) => /[\p{L}\d]/u.test(side)) : [];
  const [name] = sides;
  if (!said || name === undefined || others.length > 0) return { name: text, brand: undefined };
  if (sides.length > 1) return { name: text, brand: said.name };
  const bare = name === said.behind ? name.replace(/^[^\p{L}\d(#]+/u, '') : name;
  return { name: bare.replace(AROUND, ''), brand: said.name };
}

/** The category in which the words of a name are most frequent; a brand sells in any, so that its words do not count. */
function createCategoryGuess(products: readonly CatalogueProduct[]): (name: string) => string | null {
  const ofBrands = new Set(products.flatMap(({ brand }) => nameWords(brand)));
  const ownWords = (name: string) => nameWords(name).filter((word) => !ofBrands.has(word));
  const uses = products.flatMap(({ name, category }) => ownWords(name).map((word) => ({ word, category })));
  const usesByWord = Map.groupBy(uses, ({ word }) => word);
  return (name) => {
    const scores = new Map<string, number>();
    for (const word of ownWords(name)) {
      const own = usesByWord.get(word) ?? [];
      for (const { category } of own) scores.set(category, (scores.get(category) ?? 0) + 1 / own.length);
    }
    const [best] = [...scores].toSorted(([, a], [, b]) => b - a);
    return best && best[1] >= MIN_SCORE ? best[0] : null;
  };
}

function nameWords(name: string): string[] {
  return [...new Set(brandWords(name).filter((word) => word.length > 2 && !/\d/.test(word)))];
}

function cutAtWord(name: string): string {
  if (name.length <= MAX_NAME) return name;
  const end = name.lastIndexOf(' ', MAX_NAME);
  return name.slice(0, end > 0 ? end : MAX_NAME).replace(AROUND, '');
}
