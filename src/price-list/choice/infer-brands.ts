import { type BrandNames, brandsOf, brandWords, findBrands } from '../brands/brand-names.ts';
import { withPartialBrands } from '../brands/partial-brands.ts';
import { type CatalogueTerms, readHeading, toCategoryWords } from '../headings/heading.ts';
import { isPriced, type PrintedLine, toRuns } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow, PriceList } from '../list/list-row.ts';
import { agreementOf } from '../matching/agreement.ts';
import { matchList } from '../matching/match-list.ts';
import { FEW, MOST, NEARLY_ALL } from '../shares.ts';
import { createNameIndex } from './name-index.ts';

/** Fewer products of a brand may stand on a page by chance. */
const LEAST_PRODUCTS = 4;
/** How much better the products of a brand agree with a page than those of the next one. */
const CLEARLY = 1.3;

type ListContext = { pages: readonly PrintedPage[]; products: readonly CatalogueProduct[] };

/**
 * The list with the brands of its pages where the rows say none: the one that the page names and that has products of
 * those names, or the one whose products and prices today agree with the rows; of these the seller is asked. A heading
 * that goes on from the page before yields to the brand above a page whose products have more of its names.
 */
export function inferBrands(list: PriceList, { pages, products }: ListContext): PriceList {
  const brands = brandsOf(products);
  const open = findOpen(list.rows, brands);
  if (open.size === 0) return list;
  const terms = { brands, categoryWords: toCategoryWords(products.map(({ category }) => category)) };
  const countOf = createBrandCounts(products);
  const namedOn = pages.map((page) => namesOf(page, terms));
  const isRunning = new Set(namedOn.flatMap(({ heads }) => (heads.size === 1 ? [...heads] : []))).size > 1;
  const inferred = [...Map.groupBy(list.rows, toPageTest(pages))].flatMap(([page, rows]) => {
    const named = namedOn[page] ?? NONE;
    const headed = findHeaded(rows, { open, named, isRunning, countOf });
    return headed.length > 0 ? headed : findUnbranded(rows, { open, named, products });
  });
  const of = new Map(inferred.map((one) => [one.index, one]));
  const rows = list.rows.map((row): ListRow => {
    const { brand, agreed } = of.get(row.index) ?? {};
    return brand === undefined ? row : { ...row, headingBrand: brand, ...(agreed && { unsureColumn: true }) };
  });
  const countMatches = (one: PriceList) => matchList(one, { products, remembered: new Map() }).length;
  return countMatches({ ...list, rows }) < MOST * countMatches(list) ? list : { ...list, rows };
}

/** The brand of a row, and whether only names and prices speak for it. */
type InferredBrand = { index: number; brand: string; agreed: boolean };

type HeadedOptions = { open: ReadonlySet<number>; named: NamedBrands; isRunning: boolean; countOf: CountOfBrand };

/** The first rows of a page, with the one brand above all its products where no heading of the page has another for them. */
function findHeaded(rows: readonly ListRow[], { open, named, isRunning, countOf }: HeadedOptions): InferredBrand[] {
  const [brand, ...others] = named.heads;
  const given = rows[0]?.headingBrand;
  const first = rows.filter(({ index, headingBrand }) => open.has(index) && headingBrand === given);
  const names = first.map(({ text }) => text);
  if (brand === undefined || others.length > 0 || countOf(brand, names) < FEW * names.length) return [];
  if (given === null && !isRunning) return [];
  if (typeof given === 'string' && (named.headings.has(given) || countOf(given, names) >= countOf(brand, names)))
    return [];
  return first.map(({ index }) => ({ index, brand, agreed: false }));
}

type UnbrandedOptions = { open: ReadonlySet<number>; named: NamedBrands; products: readonly CatalogueProduct[] };

/** The rows of a page where hardly any says a brand, with the only one that the page names or the one that agrees with them. */
function findUnbranded(rows: readonly ListRow[], { open, named, products }: UnbrandedOptions): InferredBrand[] {
  const unbranded = rows.filter(({ index, headingBrand }) => open.has(index) && headingBrand === undefined);
  if (unbranded.length < LEAST_PRODUCTS || unbranded.length < NEARLY_ALL * rows.length) return [];
  const among = named.headings.size > 0 ? named.headings : named.mentioned;
  const [only] = among.size === 1 ? among : [];
  const brand = only ?? agreedBrand(unbranded, products, [...among]);
  return brand === undefined ? [] : unbranded.map(({ index }) => ({ index, brand, agreed: only === undefined }));
}

type NamedBrands = Record<'heads' | 'headings' | 'mentioned', ReadonlySet<string>>;

const NONE: NamedBrands = { heads: new Set(), headings: new Set(), mentioned: new Set() };

/** The brands that stand alone above all products of a page, or in any of its headings, and all that its texts mention. */
function namesOf({ lines }: PrintedPage, terms: CatalogueTerms): NamedBrands {
  const textsOf = (some: readonly PrintedLine[]) =>
    some.filter((line) => !isPriced(line)).flatMap(({ words }) => toRuns(words).map(({ text }) => text));
  const brandsOf = (texts: readonly string[]) =>
    texts.flatMap((text) => {
      const heading = readHeading(text, terms);
      return heading.kind === 'brand' ? [heading.brand] : [];
    });
  const texts = textsOf(lines);
  const mentioned = texts.flatMap((text) => findBrands(brandWords(text), terms.brands).map(({ name }) => name));
  const heads = brandsOf(textsOf(lines.slice(0, lines.findIndex(isPriced))));
  return { heads: new Set(heads), headings: new Set(brandsOf(texts)), mentioned: new Set(mentioned) };
}

type CountOfBrand = (brand: string, names: readonly string[]) => number;

/** Counts the names that products of a brand have word for word. */
function createBrandCounts(products: readonly CatalogueProduct[]): CountOfBrand {
  const ofBrand = Map.groupBy(products, ({ brand }) => brand);
  const indexes = new Map<string, ReturnType<typeof createNameIndex>>();
  return (brand, names) => {
    const count = indexes.get(brand) ?? createNameIndex(ofBrand.get(brand) ?? []);
    indexes.set(brand, count);
    return count(names);
  };
}

/** The indexes of the rows that say no brand by a cell or in their names. */
function findOpen(rows: readonly ListRow[], brands: BrandNames): Set<number> {
  const open = withPartialBrands(rows, brands).filter(
    ({ brandCell, text }) => (brandCell ?? '') === '' && findBrands(brandWords(text), brands).length === 0,
  );
  return new Set(open.map(({ index }) => index));
}

/** The page of a row: the first, from that of the row before on, that has all its words. */
function toPageTest(pages: readonly PrintedPage[]): (row: ListRow) => number {
  const printed = pages.map(
    ({ lines }) => new Set(lines.flatMap(({ words }) => words.flatMap(({ text }) => brandWords(text)))),
  );
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
