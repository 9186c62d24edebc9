import { brandsIn, brandWords } from '../brands/brand-names.ts';
import { withPartialBrands } from '../brands/partial-brands.ts';
import { type CatalogueTerms, catalogueOf } from '../headings/catalogue-terms.ts';
import { brandOfHeading } from '../headings/heading.ts';
import { isPriced, toRuns } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { agreementOf } from '../matching/agreement.ts';
import { matchList } from '../matching/match-list.ts';
import { onlyOne } from '../only-one.ts';
import { FEW, NEARLY_ALL, SEVERAL } from '../shares.ts';

type ListContext = { pages: readonly PrintedPage[]; products: readonly CatalogueProduct[] };

/**
 * The rows of a list with the one brand above all products of a page for its first ones, where these say none themselves and
 * no heading has another of the shop for them. Where a page says none at all, it is the one whose products and prices today
 * agree with the rows; of these the seller is asked.
 */
export function inferBrands(rows: readonly ListRow[], { pages, products }: ListContext): ListRow[] {
  const terms = catalogueOf(products);
  const open = withPartialBrands(rows, terms.brands).filter(
    ({ brandCell, text }) => (brandCell ?? '') === '' && brandsIn(text, terms.brands).length === 0,
  );
  if (open.length === 0) return [...rows];
  const heads = pages.map((page) => headBrand(page, terms));
  const isRunning = new Set(heads.filter((head) => head !== undefined)).size > 1;
  const isOpen = new Set(open.map(({ index }) => index));
  const inferred = [...Map.groupBy(rows, toPageTest(pages))].flatMap(([page, ofPage]) => {
    const [head, given] = [heads[page], ofPage[0]?.headingBrand];
    const first = ofPage.filter(({ index, headingBrand }) => isOpen.has(index) && headingBrand === given);
    const toAll = (brand: string, agreed: boolean) => first.map(({ index }) => [index, { brand, agreed }] as const);
    if (head === undefined) {
      const isBare = given === undefined && first.length >= NEARLY_ALL * ofPage.length;
      const agreed = isBare ? agreedBrand(first, products) : undefined;
      return agreed === undefined ? [] : toAll(agreed, true);
    }
    if (typeof given === 'string' || (given === null && !isRunning)) return [];
    // A name counts half a product more under the brand of one that is called so.
    const knownUnder = (headingBrand: string | null) => terms.countRows(first.map((row) => ({ ...row, headingBrand })));
    return 2 * (knownUnder(head) - knownUnder(null)) < FEW * first.length ? [] : toAll(head, false);
  });
  const found = new Map(inferred);
  return rows.map((row): ListRow => {
    const { brand, agreed } = found.get(row.index) ?? {};
    return brand === undefined ? row : { ...row, headingBrand: brand, ...(agreed && { unsureColumn: true }) };
  });
}

/** The brand whose products these rows are, seen from their names and prices. */
function agreedBrand(rows: readonly ListRow[], products: readonly CatalogueProduct[]): string | undefined {
  const scores = [...Map.groupBy(products, ({ brand }) => brand)].map(([brand, own]) => {
    const asked = rows.map((row, index) => ({ ...row, index, headingBrand: brand }));
    const matches = matchList({ rows: asked, titles: [] }, { products: own, remembered: new Map() });
    return { brand, ...agreementOf(matches.map(({ price, product }) => ({ price, today: product.price }))) };
  });
  const [first, second] = scores.toSorted((a, b) => b.score - a.score);
  const isClear = first && first.score > SEVERAL && NEARLY_ALL * first.score > (second?.score ?? 0);
  return isClear ? first.brand : undefined;
}

/** The only brand that stands alone above all products of a page. */
function headBrand({ lines }: PrintedPage, terms: CatalogueTerms): string | undefined {
  const texts = lines.slice(0, lines.findIndex(isPriced)).flatMap(({ words }) => toRuns(words).map(({ text }) => text));
  return onlyOne(texts.flatMap((text) => brandOfHeading(text, terms) ?? []));
}

/** The page of a row: the first, from that of the row before on, that has all its words. */
function toPageTest(pages: readonly PrintedPage[]): (row: ListRow) => number {
  const printed = pages.map(
    ({ lines }) => new Set(lines.flatMap(({ words }) => words.flatMap(({ text }) => brandWords(text)))),
  );
  let last = 0;
  return ({ line }) => {
    const words = brandWords(line);
    last = Math.max(
      last,
      printed.findIndex((page, index) => index >= last && words.every((word) => page.has(word))),
    );
    return last;
  };
}
