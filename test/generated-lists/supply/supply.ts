import type { CatalogueProduct } from '#price-list/list/catalogue-product.ts';
import type { Random } from '../random.ts';
import { FLAVORS } from './goods.ts';
import { type Item, randomItems, shopProducts } from './item.ts';
import { sizeWriter } from './size.ts';
import { randomSpelling, type Spelling } from './spelling.ts';

/** A row of a supplier's list; `instead` is printed when there is no price in pesos. */
export type SupplyRow = {
  brand: string;
  category: string;
  name: string;
  size: string;
  price?: number;
  instead: string;
};

/** The rows of a list, the shop's products, and the expected result: new prices in centavos by product. */
export type Supply = {
  products: CatalogueProduct[];
  rows: SupplyRow[];
  expected: ReadonlyMap<CatalogueProduct, number>;
};

const OUT = ['SIN STOCK', 'CONSULTAR', '-', 'Sin stock', 'Consultar', 'AGOTADO'] as const;

/**
 * About half of the shop's products with new prices that move alike, and as many items that it does not sell; those of
 * its first brand alone for a `singleBrand` supplier.
 */
export function generateSupply(random: Random, { singleBrand = false }: { singleBrand?: boolean } = {}): Supply {
  const known = random.whole(3, 6);
  const items = randomItems(random, { brands: known + random.whole(1, 4), items: random.whole(80, 200) });
  const brands = new Set([...new Set(items.map(({ brand }) => brand))].slice(0, known));
  const sold = items.filter(({ brand }) => brands.has(brand) && random.chance(0.7));
  const products = shopProducts(random, sold);
  const chosen = items.filter((item) => (sold.includes(item) ? random.chance(0.55) : random.chance(0.6)));
  const listed = singleBrand ? chosen.filter(({ brand }) => brand === items[0]?.brand) : chosen;
  const write = writerOf(random);
  const change = 1 + random.between(0.06, 0.22) * random.pick([1, 1, 1, -1]);
  const expected = new Map<CatalogueProduct, number>();
  const rows = listed.flatMap((item, index) => {
    const product = products[sold.indexOf(item)];
    const price = product
      ? newPrice(product.price / 100, change + random.between(-0.03, 0.03))
      : random.whole(80, 1500) * 100;
    if (random.chance(0.06)) return write(item, undefined);
    // A trap: a pack of several products must match none of them.
    if (!product && random.chance(0.05))
      return write({ ...item, name: `Combo ${item.name} + ${listed.at(index - 1)?.name}` }, price);
    if (product) expected.set(product, price * 100);
    return write(item, price);
  });
  return { products, rows, expected };
}

function newPrice(today: number, change: number): number {
  return Math.round((today * change) / 50) * 50;
}

/** The rows of an item: one, or one per flavor. */
function writerOf(random: Random): (item: Item, price: number | undefined) => SupplyRow[] {
  const spelling: Spelling = randomSpelling(random);
  const size = sizeWriter(random);
  const out = random.pick(OUT);
  const flavored = random.chance(0.3);
  return ({ brand, category, name, size: held }, price) => {
    const flavors = flavored && category === 'Proteínas' ? random.shuffle(FLAVORS).slice(0, random.whole(1, 3)) : [''];
    return flavors.map((flavor) => ({
      brand: spelling.brand(brand),
      category: spelling.brand(category),
      name: spelling.name(name),
      size: `${size(held)}${flavor && ` ${spelling.name(flavor)}`}`,
      ...(price !== undefined && { price }),
      instead: out,
    }));
  };
}
