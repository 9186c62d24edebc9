import { type Centavos, divideHalfUp } from '#domain/money/money.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { type TextItem, type TextPage, toTextLines } from '../page/text-page.ts';

const SIGN = /(?<!\p{L})(?:u\$[sd]?|us\$|u\.?s\.?d\.?|uss|dls)(?!\p{L})/giu;
const WORD = /(?<!\p{L})d[oó]lar(?:es)?(?!\p{L})/giu;

/** A cell that may be a price, of any column or of one that is said to have dollars. */
const SMALL_NUMBER = /^\d{1,3}(?:[.,]\d{1,2})?$/;
const NUMBER = /^\d{1,6}(?:[.,]\d{1,2})?$/;

const namesDollars = (text: string) => text.search(SIGN) >= 0 || text.search(WORD) >= 0;

export function mentionsDollars(pages: readonly TextPage[]): boolean {
  return pages.some(({ items }) => items.some(({ text }) => namesDollars(text)));
}

/** How many prices in dollars a list seems to have. */
export function countDollars(pages: readonly TextPage[]): number {
  const signed = pages.flatMap(({ items }) => items.filter(({ text }) => text.search(SIGN) >= 0 && /\d/.test(text)));
  return mentionsDollars(pages) ? signed.length + bareDollars(pages).size : 0;
}

/** The pages with dollars as if they were pesos. */
export function withPesoSigns(pages: readonly TextPage[]): TextPage[] {
  const bare = bareDollars(pages);
  const toPesos = (text: string) => text.replace(SIGN, '$$').replace(WORD, 'pesos');
  const readAs = (item: TextItem) => (bare.has(item) ? `$ ${item.text}` : toPesos(item.text));
  return pages.map((page) => ({ ...page, items: page.items.map((item) => ({ ...item, text: readAs(item) })) }));
}

/** The cells with plain numbers below a text that names dollars; where it is above no number, small ones beside a text. */
function bareDollars(pages: readonly TextPage[]): Set<TextItem> {
  const below = pages.flatMap(({ items }) => {
    const headers = items.filter(({ text }) => namesDollars(text) && !/\d/.test(text));
    const isBelow = (item: TextItem) => headers.some((header) => header.y < item.y && overlaps(header, item));
    return items.filter((item) => NUMBER.test(item.text.trim()) && isBelow(item));
  });
  if (below.length > 0) return new Set(below);
  const beside = pages.flatMap(({ items }) =>
    toTextLines(items).flatMap((line) => {
      const names = line.filter(({ text }) => /\p{L}{3}/u.test(text));
      return line.filter((item) => SMALL_NUMBER.test(item.text.trim()) && names.some(({ x }) => x < item.x));
    }),
  );
  return new Set(beside);
}

function overlaps(one: TextItem, other: TextItem): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width;
}

/** The products with their prices in cents of a dollar; `rate` in centavos per dollar. */
export function pricedInDollars(products: readonly CatalogueProduct[], rate: Centavos): CatalogueProduct[] {
  return products.map((product) => ({ ...product, price: divideHalfUp(product.price * 100, rate) }));
}
