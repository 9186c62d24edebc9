import { brandsIn, brandWords } from '../brands/brand-names.ts';
import { brandKey } from '../brands/no-brand.ts';
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
import { groupAdjacent } from '../page/group-adjacent.ts';
import { FEW, MOST, NEARLY_ALL, SEVERAL } from '../shares.ts';

type Inferred = Pick<ListRow, 'headingBrand' | 'doubt'>;

type ListContext = { pages: readonly PrintedPage[]; products: readonly CatalogueProduct[] };

/**
 * Gives the first rows of a page that name no brand the only one above all its products, unless a heading has another of
 * the shop. Rows on a page without any brand get the one whose products and prices agree with them, and rows under a
 * heading that mentions one that brand if they agree with it: the seller is asked about these.
 */
export function inferBrands(rows: readonly ListRow[], { pages, products }: ListContext): ListRow[] {
  const terms = catalogueOf(products);
  const open = withPartialBrands(rows, terms.brands).filter(
    ({ brandCell, text }) => (brandCell ?? '') === '' && brandsIn(text, terms.brands).length === 0,
  );
  if (open.length === 0) return [...rows];
  const sections = groupAdjacent(open, (row, last) => row.mentionedBrand === last.mentionedBrand);
  const mentioned = sections.flatMap((section) => {
    const [{ mentionedBrand: brand } = {}] = section;
    if (brand === undefined || agreedBrand(section, products) !== brand) return [];
    return section.map(({ index }) => [index, { headingBrand: brand, doubt: 'brand' }] as const);
  });
  const heads = pages.map((page) => headBrand(page, terms));
  const isRunning = new Set(heads.filter((head) => head !== undefined)).size > 1;
  const isOpen = new Set(open.map(({ index }) => index));
  const inferred = [...Map.groupBy(rows, toPageTest(pages))].flatMap(([page, ofPage]) => {
    const [head, given] = [heads[page], ofPage[0]?.headingBrand];
    const first = ofPage.filter(({ index, headingBrand }) => isOpen.has(index) && headingBrand === given);
    const toAll = (inferred: Inferred) => first.map(({ index }) => [index, inferred] as const);
    if (head === undefined) {
      const isBare = given === undefined && first.length >= NEARLY_ALL * ofPage.length;
      const agreed = isBare ? agreedBrand(first, products) : undefined;
      return agreed === undefined ? [] : toAll({ headingBrand: agreed, doubt: 'brand' });
    }
    if (typeof given === 'string' || (given === null && !isRunning)) return [];
    // A name counts half a product more under its own brand.
    const knownUnder = (headingBrand: string | null) => terms.countRows(first.map((row) => ({ ...row, headingBrand })));
    return 2 * (knownUnder(head) - knownUnder(null)) < FEW * first.length ? [] : toAll({ headingBrand: head });
  });
  const found = new Map<number, Inferred>([...inferred, ...mentioned]);
  return rows.map((row) => ({ ...row, ...found.get(row.index) }));
}

function agreedBrand(rows: readonly ListRow[], products: readonly CatalogueProduct[]): string | undefined {
  const scores = [...Map.groupBy(products, ({ brand }) => brandKey(brand))].map(([brand, own]) => {
    const asked = rows.map((row, index) => ({ ...row, index, headingBrand: brand }));
    const matches = matchList({ rows: asked, titles: [] }, { products: own });
    return { brand, ...agreementOf(matches) };
  });
  const [first, second] = scores.toSorted((a, b) => b.score - a.score);
  const isClear = first && first.score > SEVERAL && NEARLY_ALL * first.score > (second?.score ?? 0);
  if (!isClear) return undefined;
  // Rows of several brands name more products of the whole shop.
  const unsaid = rows.map((row, index) => ({ ...row, index }));
  const ofAll = agreementOf(matchList({ rows: unsaid, titles: [] }, { products }));
  return first.score > MOST * ofAll.score ? first.brand : undefined;
}

function headBrand({ lines }: PrintedPage, terms: CatalogueTerms): string | undefined {
  const texts = lines.slice(0, lines.findIndex(isPriced)).flatMap(({ words }) => toRuns(words).map(({ text }) => text));
  return onlyOne(texts.flatMap((text) => brandOfHeading(text, terms) ?? []));
}

/** The page of a row: the first with all its words, not before that of the last row. */
function toPageTest(pages: readonly PrintedPage[]): (row: ListRow) => number {
  const printed = pages.map(
    ({ lines }) => new Set(lines.flatMap(({ words }) => words.flatMap(({ text }) => brandWords(text)))),
  );
  let last = 0;
  return ({ line }) => {
    const words = brandWords(line);
    const found = printed.findIndex((page, index) => index >= last && words.every((word) => page.has(word)));
    last = Math.max(last, found);
    return last;
  };
}
