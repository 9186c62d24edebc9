import { expect, it } from 'vitest';
import { NO_FILTERS } from '#domain/facets/product-filters.ts';
import { toWireFacets } from './wire-facets.ts';

const links = Array.from({ length: 20 }, (_, index) => `marca-${index}`);
const counted = {
  names: {
    brand: new Map(links.map((link, index) => [link, `Marca ${index}`])),
    category: new Map([['magnesio', 'Minerales']]),
    flavor: new Map(),
  },
  counts: {
    brand: new Map(links.map((link, index) => [link, 40 - index])),
    category: new Map([['magnesio', 3]]),
    flavor: new Map<string, number>(),
    total: 9,
    inStock: 8,
    onSale: 0,
    prices: { min: 150_050, max: 900_000 },
  },
  filters: { ...NO_FILTERS, brand: ['marca-18'] },
};

it('has the choices with the most products, and those that are chosen', () => {
  const facets = toWireFacets(counted, { isWhole: false });
  expect(facets.brand.map(({ name }) => name)).toEqual([
    ...links.slice(0, 12).map((_, index) => `Marca ${index}`),
    'Marca 18',
  ]);
  expect(facets.omitted).toEqual({ brand: 7, category: 0, flavor: 0 });
  expect(facets).toMatchObject({ prices: { min: 1500.5, max: 9000 }, total: 9, inStock: 8, onSale: 0 });
});

it('has all choices on request', () => {
  const facets = toWireFacets(counted, { isWhole: true });
  expect(facets.brand).toHaveLength(20);
  expect(facets.omitted).toEqual({ brand: 0, category: 0, flavor: 0 });
});

it('names what to filter by where it is not the name', () => {
  const { brand, category } = toWireFacets(counted, { isWhole: true });
  expect(category).toEqual([{ name: 'Minerales', count: 3, value: 'magnesio' }]);
  expect(brand[0]).toEqual({ name: 'Marca 0', count: 40 });
});
