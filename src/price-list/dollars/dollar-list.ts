import { type Centavos, divideHalfUp } from '#domain/money/money.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { TextPage } from '../page/text-page.ts';

const SIGN = /(?<!\p{L})(?:u\$[sd]?|us\$|u\.?s\.?d\.?|uss|dls)(?!\p{L})/giu;
const WORD = /(?<!\p{L})d[oó]lar(?:es)?(?!\p{L})/giu;

export function mentionsDollars(pages: readonly TextPage[]): boolean {
  return pages.some(({ items }) => items.some(({ text }) => text.search(SIGN) >= 0 || text.search(WORD) >= 0));
}

/** The pages of a list in dollars as if it were in pesos: the amounts stay, in cents of a dollar. */
export function withPesoSigns(pages: readonly TextPage[]): TextPage[] {
  return pages.map((page) => ({ ...page, items: page.items.map((item) => ({ ...item, text: toPesos(item.text) })) }));
}

function toPesos(text: string): string {
  return text.replace(SIGN, '$$').replace(WORD, 'pesos');
}

/** The products with their prices in cents of a dollar, for a list in dollars; `rate` in centavos per dollar. */
export function pricedInDollars(products: readonly CatalogueProduct[], rate: Centavos): CatalogueProduct[] {
  return products.map((product) => ({ ...product, price: divideHalfUp(product.price * 100, rate) }));
}
