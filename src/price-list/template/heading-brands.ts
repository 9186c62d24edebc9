import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { TaughtHeading } from './taught-rows.ts';

/** What holds below a heading. */
export type UnderHeading = Pick<ListRow, 'headingBrand' | 'section'>;

type Products = readonly Pick<CatalogueProduct, 'brand' | 'category'>[];

/** Letters that two words of one stem begin with: 'proteína', 'proteínas'. */
const STEM = 5;
/** In points: headings of one level begin at one place, in letters of one size. */
const SAME_PLACE = 3;
const SAME_SIZE = 0.3;

/** What holds below each heading. One that looks like those of brands and names none means a brand the shop has not. */
export function readHeadings(headings: readonly TaughtHeading[], products: Products): UnderHeading[] {
  const brandOf = brandReader(products);
  const brandHeadings = headings.filter(({ text }) => brandOf(text) !== undefined);
  const categories = new Set(products.flatMap(({ category }) => wordsOf(category)).map(stem));
  const isCategory = ({ text }: TaughtHeading) => wordsOf(text).some((word) => categories.has(stem(word)));
  const looksLikeBrand = ({ left, size }: TaughtHeading) =>
    brandHeadings.some((one) => Math.abs(one.left - left) < SAME_PLACE && Math.abs(one.size - size) < SAME_SIZE);
  let under: UnderHeading = { headingBrand: undefined, section: undefined };
  return headings.map((heading) => {
    const brand = brandOf(heading.text);
    const section = sectionOf(heading.text);
    if (brand !== undefined || section !== undefined) under = { headingBrand: brand, section };
    else if (looksLikeBrand(heading) && !isCategory(heading)) under = { headingBrand: null, section: undefined };
    return under;
  });
}

function sectionOf(text: string): ListRow['section'] {
  if (/^combos?\b/.test(normalizeText(text))) return 'combos';
  return /^(?:ofertas?|promos?|promociones)\b/.test(normalizeText(text)) ? 'offers' : undefined;
}

/** Finds the brand whose words are all in a text, the one with the most words. */
function brandReader(products: Products): (text: string) => string | undefined {
  const brands = [...new Set(products.map(({ brand }) => brand))]
    .map((brand) => ({ brand, words: wordsOf(brand) }))
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length);
  return (text) => {
    const words = wordsOf(text);
    return brands.find((one) => one.words.every((word) => words.includes(word)))?.brand;
  };
}

function wordsOf(text: string): string[] {
  return normalizeText(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1);
}

function stem(word: string): string {
  return word.slice(0, STEM);
}
