import { describe, expect, it } from 'vitest';
import { savedProduct } from '../../../test/seeds/saved-entities.ts';
import type { Product } from '../catalogue/product-fields.ts';
import * as entries from './catalogue-entries.ts';

const product = savedProduct({
  price: 1_234_50,
  discount: 1000,
  cost: 800_00,
  flavors: [{ name: 'Coco', quantity: 3 }],
  images: [{ url: '/a.webp', thumbhash: 'abc' }],
});
const changed = (changes: Partial<Product>) =>
  entries.productChanged({ before: product, after: savedProduct({ ...product, ...changes }) });

describe('an entry of a product', () => {
  it('has what the seller sees: pesos, percent, and names of brand and category', () => {
    expect(entries.productAdded(product)).toMatchObject({
      did: 'product added',
      id: 7,
      name: 'Whey 908 g',
      to: { idBrand: 'Cóndor', idCategory: 'Proteínas', price: 1234.5, discount: 10, finalPrice: 1111, cost: 800 },
    });
    expect(entries.productDeleted(product).from).toEqual(entries.productAdded(product).to);
    expect(entries.productAdded(product).to).toMatchObject({ images: ['/a.webp'] });
  });

  it.each<[string, Partial<Product>, string, object, object]>([
    [
      'a price',
      { price: 2000_00, finalPrice: 1800_00 },
      'prices changed',
      { price: 1234.5, finalPrice: 1111 },
      { price: 2000, finalPrice: 1800 },
    ],
    ['a price in dollars', { priceUsd: 10_25 }, 'prices changed', { priceUSD: null }, { priceUSD: 10.25 }],
    ['a discount', { discount: 1250 }, 'prices changed', { discount: 10 }, { discount: 12.5 }],
    ['a cost, which is no price', { cost: null }, 'product changed', { cost: 800 }, { cost: null }],
    ['a brand', { brandId: 9, brand: 'Puma' }, 'product changed', { idBrand: 'Cóndor' }, { idBrand: 'Puma' }],
    ['a placeholder, which nobody sees', { images: [{ url: '/a.webp', thumbhash: null }] }, 'product changed', {}, {}],
    ['what the server writes', { version: 2, modifiedAt: 9, pricedAt: 9 }, 'product changed', {}, {}],
  ])('that changed has only what changed: %s', (_, changes, did, from, to) => {
    expect(changed(changes)).toEqual({ did, id: 7, name: 'Whey 908 g', from, to });
  });

  it('that was renamed keeps the name that it was known by', () => {
    expect(changed({ name: 'Whey 1 kg' })).toMatchObject({
      name: 'Whey 908 g',
      from: { name: 'Whey 908 g' },
      to: { name: 'Whey 1 kg' },
    });
  });

  it.each([
    [null, false, true],
    [1, true, false],
  ])('that was switched has the state that it was in before (deactivated at %s)', (deactivatedAt, from, to) => {
    const brand = { id: 1, name: 'Puma', link: '', image: '', version: 1, deactivatedAt };
    const category = {
      id: 2,
      name: 'Barras',
      link: '',
      categoryTypeId: 1,
      categoryType: '',
      version: 1,
      deactivatedAt,
    };
    for (const entry of [
      entries.productSwitched(savedProduct({ deactivatedAt })),
      entries.brandSwitched(brand),
      entries.categorySwitched(category),
    ])
      expect(entry).toMatchObject({ from: { active: from }, to: { active: to } });
  });
});

describe('the entries of a price list', () => {
  const up = { id: 1, name: 'Whey', before: 100_00, after: 120_50 };
  const same = { id: 2, name: 'Creatina', before: 50_00, after: 50_00 };
  const costed = { ...same, id: 3, set: { cost: 30_00 }, previous: { cost: null } };
  const prices = [up, same, costed];

  it('count the prices that changed, and have one for each and for each new product', () => {
    const products = [{ id: 8, name: 'Nuevo' }];
    expect(entries.priceListEntries('price list confirmed', { prices, products })).toEqual([
      { did: 'price list confirmed', to: { prices: 1, products: 1 } },
      { did: 'product added', id: 8, name: 'Nuevo', isDetail: true },
      { did: 'price changed by list', id: 1, name: 'Whey', from: { price: 100 }, to: { price: 120.5 }, isDetail: true },
      { did: 'product changed', id: 3, name: 'Creatina', from: { cost: null }, to: { cost: 30 }, isDetail: true },
    ]);
  });

  it.each(['price list undone', 'price adjustment undone'] as const)('of a %s say so', (what) => {
    const undone = entries.priceListEntries(what, { prices: [up], products: [{ id: 8, name: 'Nuevo' }] });
    expect(undone.map(({ did }) => did)).toEqual([what, 'product deleted', 'price put back']);
    expect(entries.priceListEntries(what, { prices: [], products: [] })).toEqual([{ did: what, to: { prices: 0 } }]);
  });

  it('of an adjustment leave out what stayed the same', () => {
    expect(entries.priceAdjustmentEntries(prices)).toEqual([
      { did: 'prices adjusted', to: { prices: 1 } },
      { did: 'prices changed', id: 1, name: 'Whey', from: { price: 100 }, to: { price: 120.5 }, isDetail: true },
    ]);
  });
});

describe('an entry of a brand or category', () => {
  it('has the type of a category by its name', () => {
    const before = {
      id: 2,
      name: 'Barras',
      link: 'barras',
      categoryTypeId: 1,
      categoryType: 'Suplementos',
      version: 1,
      deactivatedAt: null,
    };
    const after = { ...before, categoryTypeId: 4, categoryType: 'Combos', version: 2 };
    expect(entries.categoryAdded(before).to).toEqual({ name: 'Barras', link: 'barras', idCategoryType: 'Suplementos' });
    expect(entries.categoryChanged({ before, after })).toEqual({
      did: 'category changed',
      id: 2,
      name: 'Barras',
      from: { idCategoryType: 'Suplementos' },
      to: { idCategoryType: 'Combos' },
    });
  });

  it('has what changed of a brand', () => {
    const before = { id: 1, name: 'Puma', link: 'puma', image: '', version: 1, deactivatedAt: null };
    expect(entries.brandAdded(before)).toMatchObject({
      did: 'brand added',
      to: { name: 'Puma', link: 'puma', image: '' },
    });
    expect(entries.brandChanged({ before, after: { ...before, image: '/p.webp', version: 2 } })).toEqual({
      did: 'brand changed',
      id: 1,
      name: 'Puma',
      from: { image: '' },
      to: { image: '/p.webp' },
    });
  });
});
