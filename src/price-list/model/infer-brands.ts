import { type BrandNames, brandWords, findBrands, toBrandNames } from '../brands/brand-names.ts';
import { withPartialBrands } from '../brands/partial-brands.ts';
import { readHeading, toCategoryWords } from '../headings/heading.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow, PriceList } from '../list/list-row.ts';
import { matchList } from '../matching/match-list.ts';
import type { TextPage } from '../page/text-page.ts';
import { agreementOf } from './agreement.ts';
import { hasPrice, type ModelPage, toModelPages } from './model-page.ts';
import { createNameIndex } from './name-index.ts';

/** Of the rows of a page, the share without a brand from which on it has to be found for the page. */
const MANY = 0.8;
/** Fewer products of a brand may stand on a page by chance. */
const LEAST_PRODUCTS = 4;
/** How much better the products of a brand agree with a page than those of the next one. */
const CLEARLY = 1.3;

/**
 * The list with the brands of its pages where the rows of a page say none: the only one that the page names, or the one
 * whose products and prices today agree with its rows; of these the seller is asked.
 */
export function inferBrands(
  list: PriceList,
  { pages, products }: { pages: readonly TextPage[]; products: readonly CatalogueProduct[] },
): PriceList {
  const brands = toBrandNames(products.map(({ brand }) => brand));
  const unbranded = findUnbranded(list.rows, brands);
  if (unbranded.size < LEAST_PRODUCTS) return list;
  const modelPages = toModelPages(pages);
  const categoryWords = toCategoryWords(products.map(({ category }) => category));
  const pageOf = toPageTest(modelPages);
  const inferred = [...Map.groupBy(list.rows, pageOf)].flatMap(([page, rows]): ListRow[] => {
    const open = rows.filter(({ index }) => unbranded.has(index));
    if (open.length < LEAST_PRODUCTS || open.length < MANY * rows.length) return rows;
    const texts = modelPages[page]?.lines
      .filter((line) => !hasPrice(line))
      .flatMap(({ words }) => words.map(({ text }) => text));
    const headings = new Set(
      texts?.flatMap((text) => {
        const heading = readHeading(text, { brands, categoryWords });
        return heading.kind === 'brand' ? [heading.brand] : [];
      }),
    );
    const mentioned = new Set(texts?.flatMap((text) => findBrands(brandWords(text), brands).map(({ name }) => name)));
    const named = headings.size > 0 ? headings : mentioned;
    const [only] = named.size === 1 ? named : [];
    const agreed = only === undefined ? agreedBrand(open, products, [...named]) : undefined;
    const brand = only ?? agreed;
    if (brand === undefined) return rows;
    return rows.map((row) =>
      unbranded.has(row.index)
        ? { ...row, headingBrand: brand, ...(agreed !== undefined && { unsureColumn: true }) }
        : row,
    );
  });
  return { ...list, rows: inferred.toSorted((a, b) => a.index - b.index) };
}

/** The indexes of the rows that say no brand, by a cell, a heading, or in their names. */
function findUnbranded(rows: readonly ListRow[], brands: BrandNames): Set<number> {
  const open = withPartialBrands(rows, brands).filter(
    ({ brandCell, headingBrand, text }) =>
      (brandCell ?? '') === '' && headingBrand === undefined && findBrands(brandWords(text), brands).length === 0,
  );
  return new Set(open.map(({ index }) => index));
}

/** The page of a row: the first, from that of the row before on, that has all its words. */
function toPageTest(pages: readonly ModelPage[]): (row: ListRow) => number {
  const printed = pages.map(({ printed: lines }) => new Set(lines.flat().flatMap(({ text }) => brandWords(text))));
  let last = 0;
  return ({ line }) => {
    const words = brandWords(line);
    const found = printed.findIndex((page, index) => index >= last && words.every((word) => page.has(word)));
    if (found >= 0) last = found;
    return last;
  };
}

/** The brand whose products these rows are, seen from their names and prices; one of those named, where some are. */
function agreedBrand(
  rows: readonly ListRow[],
  products: readonly CatalogueProduct[],
  named: readonly string[],
): string | undefined {
  const scores = [...Map.groupBy(products, ({ brand }) => brand)].flatMap(([brand, own]) => {
    if (named.length > 0 && !named.includes(brand)) return [];
    const known = createNameIndex(own)(rows.map(({ text }) => text));
    if (known < LEAST_PRODUCTS) return [];
    const asked = rows.map((row, index) => ({ ...row, index, headingBrand: brand }));
    const list = { rows: asked, titles: [], priceColumn: undefined, priceColumns: [] };
    const matches = matchList(list, { products: own, remembered: new Map() });
    const { score } = agreementOf(matches.map(({ price, product }) => ({ price, today: product.price })));
    return matches.length < LEAST_PRODUCTS ? [] : [{ brand, score }];
  });
  const [first, second] = scores.toSorted((a, b) => b.score - a.score);
  return first && first.score > CLEARLY * Math.max(second?.score ?? 0, LEAST_PRODUCTS) ? first.brand : undefined;
}
