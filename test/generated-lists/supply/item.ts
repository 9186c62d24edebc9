import type { CatalogueProduct } from '#price-list/list/catalogue-product.ts';
import type { Random } from '../random.ts';
import { BRAND_ENDS, BRANDS, LINES, PRODUCT_KINDS } from './goods.ts';
import { formatShopSize, type Size } from './size.ts';

/** A product of a supplier; the shop may sell it or not. */
export type Item = { brand: string; category: string; name: string; size: Size };

/** Different items of random brands. */
export function randomItems(random: Random, { brands, items }: { brands: number; items: number }): Item[] {
  const named = random.shuffle(BRANDS).slice(0, brands);
  return named.flatMap((first) => {
    const brand = random.chance(0.5) ? first : `${first} ${random.pick(BRAND_ENDS)}`;
    const line = random.pick(LINES);
    const all = PRODUCT_KINDS.flatMap(({ category, name, sizes }) => {
      const named = random.pick([name, name, `${name} ${line}`, `${line} ${name}`]);
      return sizes.map((size) => ({ brand, category, name: named, size }));
    });
    return random.shuffle(all).slice(0, Math.ceil(items / brands));
  });
}

/** The items that the shop sells, at today's prices. */
export function shopProducts(random: Random, items: readonly Item[]): CatalogueProduct[] {
  return items.map(({ brand, category, name, size }, index) => ({
    id: index + 1,
    brand,
    category,
    name: `${name} ${formatShopSize(size)}`,
    price: random.whole(80, 1500) * 100 * 100,
    flavors: [],
  }));
}
