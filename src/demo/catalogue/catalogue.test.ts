import { describe, expect, it } from 'vitest';
import {
  plainProductKey,
  productKey,
  productSegment,
  RESERVED_PRODUCT_KEYS,
  safeDecode,
  segmentToName,
} from '#domain/catalogue/slug.ts';
import { totalStock } from '#domain/catalogue/stock.ts';
import { catalogue } from './catalogue.ts';

const { brands, categories, products } = catalogue;

function counted<Thing>(things: readonly Thing[], by: (thing: Thing) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[by(thing)] = (counts[by(thing)] ?? 0) + 1;
  return counts;
}

describe('the size of the shop', () => {
  it('has 160 to 180 products, 12 or more brands and 10 or more categories over the three types', () => {
    expect(products.length).toBeGreaterThanOrEqual(160);
    expect(products.length).toBeLessThanOrEqual(180);
    expect(brands.length).toBeGreaterThanOrEqual(12);
    expect(categories.length).toBeGreaterThanOrEqual(10);
    expect(new Set(categories.map(({ type }) => type))).toEqual(new Set(['Suplementos', 'Accesorios', 'Combos']));
  });

  it('fills every category and every brand', () => {
    const inCategory = counted(products, ({ category }) => category);
    const ofBrand = counted(products, ({ brand }) => brand);
    for (const { link } of categories) expect(inCategory[link], link).toBeGreaterThanOrEqual(6);
    for (const { link } of brands) expect(ofBrand[link], link).toBeGreaterThanOrEqual(6);
  });

  it('has links of single slugs, each once', () => {
    for (const things of [brands, categories]) {
      const links = things.map(({ link }) => link);
      for (const link of links) expect(link).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(new Set(links).size).toBe(links.length);
    }
  });
});

describe('names', () => {
  const names = products.map(({ name }) => name);

  it('are found again from their address, with and without accents, each as itself', () => {
    expect(new Set(names.map(plainProductKey)).size).toBe(names.length);
    for (const name of names) {
      expect(RESERVED_PRODUCT_KEYS.has(productKey(name)), name).toBe(false);
      expect(productKey(segmentToName(safeDecode(productSegment(name))))).toBe(productKey(name));
    }
  });

  it('are 6 to 60 characters long, trimmed and composed', () => {
    for (const name of names) {
      expect(name).toMatch(/^\S(.{4,58})\S$/u);
      expect(name).toBe(name.normalize('NFC').replace(/\s+/g, ' '));
    }
    expect(Math.max(...names.map(({ length }) => length))).toBeGreaterThan(50);
    expect(Math.min(...names.map(({ length }) => length))).toBeLessThan(14);
  });

  it.each(['á', 'é', 'í', 'ó', 'ú', 'ñ', '-', '%', '+', '/', ',', ':', '('])('put %s to the test', (character) => {
    expect(names.some((name) => name.includes(character))).toBe(true);
  });
});

describe('stock', () => {
  it('is the sum of the flavors where there are flavors', () => {
    for (const product of products) expect(product.amount, product.name).toBe(totalStock(product));
  });

  it('has flavors of letters and spaces, up to 30 characters, each once', () => {
    for (const { name, flavors } of products) {
      for (const flavor of flavors) expect(flavor.name).toMatch(/^(?=.{1,30}$)\p{L}+( \p{L}+)*$/u);
      expect(new Set(flavors.map((flavor) => flavor.name.toLowerCase())).size, name).toBe(flavors.length);
    }
  });

  it('runs out here and there', () => {
    const gone = products.filter(({ amount }) => amount === 0).length;
    expect(gone).toBeGreaterThanOrEqual(6);
    expect(gone).toBeLessThanOrEqual(12);
    expect(products.filter(({ amount }) => amount === 1 || amount === 2).length).toBeGreaterThanOrEqual(5);
    const oneFlavorGone = products.filter(({ amount, flavors }) => amount > 0 && flavors.some((f) => f.quantity === 0));
    expect(oneFlavorGone.length).toBeGreaterThanOrEqual(10);
  });

  it('has colours for accessories', () => {
    const accessories = products.filter(({ category }) => category === 'accesorios');
    expect(accessories.filter(({ flavors }) => flavors.length > 1).length).toBeGreaterThanOrEqual(10);
  });
});

describe('prices', () => {
  it('are positive, with at most two decimals, some with centavos', () => {
    for (const { name, price } of products) {
      expect(price, name).toBeGreaterThan(500);
      expect(price, name).toBe(Number(price.toFixed(2)));
    }
    expect(products.some(({ price }) => !Number.isInteger(price))).toBe(true);
  });

  it('agree with the price in dollars', () => {
    for (const { name, price, priceUsd } of products) {
      if (priceUsd === null) continue;
      expect(price / priceUsd, name).toBeGreaterThan(1480 * 0.95);
      expect(price / priceUsd, name).toBeLessThan(1480 * 1.05);
    }
  });

  it('are discounted for a fifth of the products or more, by 10 to 35 percent', () => {
    const discounts = products.map(({ discount }) => discount).filter((discount) => discount > 0);
    expect(discounts.length).toBeGreaterThanOrEqual(products.length / 5);
    for (const discount of discounts) expect(discount).toBeGreaterThanOrEqual(10);
    expect(Math.max(...discounts)).toBe(35);
    expect(discounts.some((discount) => !Number.isInteger(discount))).toBe(true);
  });
});

describe('descriptions', () => {
  const descriptions = products.map(({ description }) => description);

  it('are there, up to 2500 characters, long and short', () => {
    for (const description of descriptions) {
      expect(description.length).toBeGreaterThan(20);
      expect(description.length).toBeLessThanOrEqual(2500);
    }
    expect(descriptions.filter(({ length }) => length > 500).length).toBeGreaterThanOrEqual(20);
    expect(descriptions.filter(({ length }) => length < 100).length).toBeGreaterThanOrEqual(20);
  });

  it('write line breaks as two characters only', () => {
    for (const description of descriptions) expect(description).not.toMatch(/[\r\n]/);
    expect(descriptions.filter((description) => description.includes('\\n')).length).toBeGreaterThanOrEqual(50);
  });
});

it('has drawings of every shape, one to four images, and shapes for bundles only', () => {
  for (const { name, drawing } of products) {
    expect([1, 2, 3, 4]).toContain(drawing.imageCount);
    expect(drawing.shapes !== undefined, name).toBe(drawing.shape === 'bundle');
    expect(drawing.label.title.length, name).toBeLessThanOrEqual(12);
    expect(drawing.label.detail.length, name).toBeLessThanOrEqual(18);
  }
});
