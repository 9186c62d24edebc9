import { describe, expect, it } from 'vitest';
import { productFields } from '../catalogue/product-fields.ts';
import { saleFields } from '../sales/sale-fields.ts';
import { fromRequestFields, fromWireFields, initialValues, pickFields, toWireFields } from './convert-fields.ts';

const product = {
  ...initialValues(productFields),
  name: 'Whey',
  categoryId: 2,
  brandId: 3,
  price: 1_234_50,
  discount: 1250,
  priceUsd: 10_25,
  amount: 4,
  flavors: [{ name: 'Cola', quantity: 4 }],
  description: '',
  images: ['/images/a.webp'],
};

const onWire = {
  name: 'Whey',
  idCategory: 2,
  idBrand: 3,
  price: 1234.5,
  discount: 12.5,
  priceUSD: 10.25,
  amount: 4,
  flavors: [{ name: 'Cola', quantity: 4 }],
  description: '',
  images: ['/images/a.webp'],
};

describe('fields of an entity', () => {
  it('take the names and units of the API, and come back the same', () => {
    expect(toWireFields(productFields, product)).toMatchObject(onWire);
    expect(fromWireFields(productFields, toWireFields(productFields, product))).toEqual(product);
  });

  it('are left out of a request unless they change, and null is a value', () => {
    expect(toWireFields(productFields, { brandId: 5, price: undefined, priceUsd: null })).toEqual({
      idBrand: 5,
      priceUSD: null,
    });
    expect(toWireFields(saleFields, { flavor: null, paid: false })).toEqual({ variant: null, paid: false });
  });

  it('keep the values of a request that its schema has parsed', () => {
    const changes = fromRequestFields(productFields, { idBrand: 5, price: 2_000_00 });
    expect(changes).toMatchObject({ brandId: 5, price: 2_000_00 });
    expect(changes.name).toBeUndefined();
  });

  it('ignore everything that is not in their table', () => {
    const saved = { ...product, version: 3 };
    const answer = { ...toWireFields(productFields, product), id: 1 };
    expect(toWireFields(productFields, saved)).not.toHaveProperty('version');
    expect(fromWireFields(productFields, answer)).toEqual(product);
    expect(pickFields(productFields, saved)).toEqual(product);
  });
});
