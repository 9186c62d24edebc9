import { expect, it } from 'vitest';
import { NO_FILTERS } from '#domain/facets/product-filters.ts';
import { callFilterNames, pageFilterNames } from './filter-names.ts';
import { filterPairs, parseFilters } from './filter-params.ts';

const parse = (query: string) => parseFilters(new URLSearchParams(query), pageFilterNames);

it('reads every filter of an address, and writes it in one order', () => {
  const query =
    'oferta=1&marca=talampa,Ceibo&categoria=proteinas&sabor=vainilla&precioMin=1000&precioMax=25000&enStock=1&marca=ceibo';
  const filters = parse(query);
  expect(filters).toEqual({
    brand: ['ceibo', 'talampa'],
    category: ['proteinas'],
    flavor: ['vainilla'],
    minPrice: 1000_00,
    maxPrice: 25_000_00,
    inStock: true,
    onSale: true,
  });
  const pairs = filterPairs(filters, pageFilterNames);
  expect(parse(String(new URLSearchParams(pairs)))).toEqual(filters);
  expect(filterPairs(filters, callFilterNames).map(([name]) => name)).toEqual([
    'marca',
    'categorias',
    'sabor',
    'precioMin',
    'precioMax',
    'enStock',
    'oferta',
  ]);
});

it.each([
  '',
  'marca=&sabor=,,',
  'precioMin=-1&precioMax=1e9',
  'precioMin=12,5',
  'enStock=si&oferta=0',
  'precioMax=9999999999',
])('ignores what is invalid: %s', (query) => {
  expect(parse(query)).toEqual(NO_FILTERS);
});

it('bounds the values of an axis', () => {
  const many = Array.from({ length: 50 }, (_, index) => `m${index}`).join(',');
  expect(parse(`marca=${many}`).brand).toHaveLength(20);
  expect(parse(`marca=${'x'.repeat(5000)}`).brand[0]).toHaveLength(100);
});
