import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';
import { normalizeForSearch } from '#domain/search/search-words.ts';

/** The id of the product with the name and brand of a line, by line, paired or not. */
export function findExactNames({ lines, products }: Pick<PricePreview, 'lines' | 'products'>): Map<number, number> {
  const idByKey = new Map(products.map(({ id, name, brand }) => [keyOf(name, brand), id]));
  return new Map(
    lines.flatMap(({ line, product }) => {
      const id = product?.brand ? idByKey.get(keyOf(product.name, product.brand)) : undefined;
      return id === undefined ? [] : [[line, id]];
    }),
  );
}

/** Lists and shops may have the brand in the name as well. */
function keyOf(name: string, brand: string): string {
  const [ofBrand, ofName] = [wordsOf(brand), wordsOf(name)];
  const own = ofName.filter((word) => !ofBrand.includes(word));
  return `${ofBrand.join(' ')}|${own.join(' ')}`;
}

function wordsOf(text: string): string[] {
  return normalizeForSearch(text).split(' ').filter(Boolean);
}
