import { expect, it } from 'vitest';
import type { WireFacets } from '#contract/responses/shop.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { type ListParams, parseListUrl } from '../list-query/list-params.ts';
import { activeFilters, filterGroups, unfilteredUrl } from './filter-choices.ts';

const facets: WireFacets = {
  total: 9,
  inStock: 7,
  onSale: 0,
  prices: { min: 1000, max: 9000 },
  brand: [
    { value: 'ceibo', name: 'Ceibo', count: 6 },
    { value: 'talampa', name: 'Talampa', count: 3 },
  ],
  category: [
    { value: 'proteinas', name: 'Proteínas', count: 5 },
    { value: 'creatinas', name: 'Creatinas', count: 4 },
  ],
  flavor: [{ value: 'uva', name: 'Uva', count: 9 }],
  omitted: { brand: 3, category: 0, flavor: 0 },
};

function at(path: string): ListParams {
  const params = parseListUrl(new URL(path, 'http://shop'));
  if (!params) throw new Error(`no list at ${path}`);
  return params;
}

/** The address of a choice. */
function href(path: string, text: string): string | undefined {
  return filterGroups(at(path), facets)
    .flatMap(({ choices }) => choices)
    .find((one) => one.text === text)?.href;
}

it.each([
  ['/productos', 'Talampa', '/productos?marca=talampa'],
  ['/productos?search=whey&sort=precio-asc&desde=7', 'Talampa', '/productos?search=whey&marca=talampa&sort=precio-asc'],
  ['/productos?marca=talampa', 'Talampa', '/productos'],
  ['/productos?marca=talampa', 'Ceibo', '/productos?marca=ceibo,talampa'],
  ['/suplementos/proteinas', 'Talampa', '/suplementos/proteinas?marca=talampa'],
  ['/suplementos/proteinas?marca=talampa', 'Creatinas', '/suplementos?marca=talampa&categoria=creatinas,proteinas'],
  ['/suplementos/proteinas', 'Proteínas', '/suplementos'],
  ['/marcas/ceibo', 'Talampa', '/marcas?marca=ceibo,talampa'],
  ['/productos?enStock=1&precioMin=100', 'En stock', '/productos?precioMin=100'],
])('at %s «%s» leads to %s', (path, text, expected) => {
  expect(href(path, text)).toBe(expected);
});

it('leaves out what narrows nothing down', () => {
  const groups = filterGroups(at('/productos'), facets);
  expect(groups.map(({ title, choices }) => [title, choices.length])).toEqual([
    ['Categoría', 2],
    ['Marca', 2],
    ['Disponibilidad', 1],
  ]);
  const chosen = filterGroups(at('/productos?sabor=uva'), facets);
  expect(chosen.find(({ title }) => title === 'Sabor')?.choices).toMatchObject([{ text: 'Uva', isChosen: true }]);
});

it('has the page with all choices', () => {
  const [, brands] = filterGroups(at('/productos?search=whey&enStock=1&desde=7'), facets);
  expect(brands).toMatchObject({ omitted: 3, wholeHref: '/productos?search=whey&enStock=1&filtros=todos' });
});

it('names what the list is narrowed down by, and how to undo it', () => {
  const path = '/marcas/ceibo?categoria=otra&precioMin=1000&precioMax=2500&enStock=1&sort=precio-asc';
  expect(activeFilters(at(path), facets, formatPrice)).toEqual([
    { text: 'otra', href: '/marcas/ceibo?precioMin=1000&precioMax=2500&enStock=1&sort=precio-asc' },
    { text: 'Ceibo', href: '/marcas?categoria=otra&precioMin=1000&precioMax=2500&enStock=1&sort=precio-asc' },
    { text: '$ 1000 a $ 2500', href: '/marcas/ceibo?categoria=otra&enStock=1&sort=precio-asc' },
    { text: 'En stock', href: '/marcas/ceibo?categoria=otra&precioMin=1000&precioMax=2500&sort=precio-asc' },
  ]);
  expect(unfilteredUrl(at(path))).toBe('/marcas/ceibo?sort=precio-asc');
  expect(activeFilters(at('/productos?precioMax=500'), facets, formatPrice).map(({ text }) => text)).toEqual([
    'Hasta $ 500',
  ]);
});
