import { type Centavos, divideHalfUp } from '#domain/money/money.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { TextPage } from '../page/text-page.ts';

const SIGN = /(?<!\p{L})(?:u\$[sd]?|us\$|u\.?s\.?d\.?|uss|dls)(?!\p{L})/giu;
const WORD = /(?<!\p{L})d[oó]lar(?:es)?(?!\p{L})/giu;

export function mentionsDollars(pages: readonly TextPage[]): boolean {
  return pages.some(({ items }) => items.some(({ text }) => text.search(SIGN) >= 0 || text.search(WORD) >= 0));
}

export function withPesoSigns(pages: readonly TextPage[]): TextPage[] {
  const toPesos = (text: string) => text.replace(SIGN, '$$').replace(WORD, 'pesos');
  return pages.map((page) => ({ ...page, items: page.items.map((item) => ({ ...item, text: toPesos(item.text) })) }));
}

/** The products with their prices in cents of a dollar; `rate` in centavos per dollar. */
export function pricedInDollars(products: readonly CatalogueProduct[], rate: Centavos): CatalogueProduct[] {
  return products.map((product) => ({ ...product, price: divideHalfUp(product.price * 100, rate) }));
}
