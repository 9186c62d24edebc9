import { expect, it } from 'vitest';
import { findDoubts } from '#domain/pricing/match-doubts.ts';
import { type TestLine, toTestPage } from '../../test/price-lists/test-page.ts';
import type { CatalogueProduct } from './list/catalogue-product.ts';
import { matchList } from './matching/match-list.ts';
import { readForCatalogue } from './read-for-catalogue.ts';

/** A shop that sells loose goods, and those of a maker. */
const SHOP: readonly [brand: string, name: string, price: number][] = [
  ['A granel', 'Semillas de chía x kg', 9000],
  ['A granel', 'Lino dorado x kg', 5900],
  ['A granel', 'Maní tostado sin sal x kilo', 5600],
  ['A granel', 'Lentejas (suelto) kg', 4100],
  ['A granel', 'Avena gruesa x kg', 3100],
  ['A granel', 'Avena gruesa 5 kg', 14_200],
  ['Delta', 'Semillas de chía 250 g', 3100],
  ['Delta', 'Pasta de maní 1 kg', 11_900],
];
const products = SHOP.map(([brand, name, price], id): CatalogueProduct => {
  return { id, brand, name, price: price * 100, category: 'Almacén', flavors: [] };
});

const read = (...lines: TestLine[]) =>
  readForCatalogue([toTestPage(lines, { stops: [40, 260, 340, 420] })], { products });
const pricesIn = (...lines: TestLine[]) => {
  const matches = matchList(read(...lines), { products });
  const doubts = findDoubts(matches.map((one) => ({ ...one, current: one.product.price })));
  return matches
    .toSorted((a, b) => a.product.id - b.product.id)
    .map(({ product, price }) => {
      const asked = doubts[matches.findIndex((one) => one.product === product)];
      return `${product.name} = ${price / 100}${asked?.length ? ` (${asked.join(' ')})` : ''}`;
    });
};

it('reads what costs so much a kilo, and asks whether it is of a maker', () => {
  const lines: TestLine[] = [
    'Semillas chía | 9.900',
    'Lino dorado | 6.500',
    'Maní tostado s/sal | 6.200',
    'Lentejas | 4.500',
  ];
  const prices = [
    'Semillas de chía x kg = 9900',
    'Lino dorado x kg = 6500',
    'Maní tostado sin sal x kilo = 6200',
    'Lentejas (suelto) kg = 4500',
  ].map((price) => `${price} (brand)`);
  expect(pricesIn('PRECIOS X KG - IVA INCLUIDO', ...lines)).toEqual(prices);
  expect(pricesIn('Producto | Precio x kg', ...lines)).toEqual(prices);
});

it('reads the kilo and the closed bag from columns of their own, and asks about no column', () => {
  const list = read(
    'Producto | $ x kg | Bolsa | $ bolsa',
    'Avena gruesa | 3.400 | 5 kg | 15.600',
    'Lino dorado | 6.500 | 25 kg | 152.000',
    'Lentejas | 4.500 | 25 kg | 106.000',
  );
  expect(list.rows.map(({ text, price = 0, unsureColumn }) => [text, price / 100, unsureColumn])).toEqual([
    ['Avena gruesa x 1 kg', 3400, undefined],
    ['Avena gruesa 5 kg', 15_600, undefined],
    ['Lino dorado x 1 kg', 6500, undefined],
    ['Lino dorado 25 kg', 152_000, undefined],
    ['Lentejas x 1 kg', 4500, undefined],
    ['Lentejas 25 kg', 106_000, undefined],
  ]);
  expect(list.priceColumn).toBe('$ x kg');
});

it('asks about the maker of what comes in packs of their own', () => {
  const prices = pricesIn('Producto | Precio', 'Avena gruesa 5 kg | 15.600', 'Pasta de maní 1 kg | 13.000');
  expect(prices).toEqual(['Avena gruesa 5 kg = 15600 (brand)', 'Pasta de maní 1 kg = 13000 (brand)']);
});

it('asks about the maker where the list names one of the shop, and where goods may be of another', () => {
  const goods: TestLine[] = ['Semillas chía | 9.900', 'Lino dorado | 6.500', 'Maní tostado s/sal | 6.200'];
  expect(
    pricesIn('Lista de Delta - junio', 'PRECIOS X KG', ...goods).filter((one) => !one.endsWith('(brand)')),
  ).toEqual([]);
  const own: TestLine[] = [
    'Producto | Marca | Precio',
    'Pasta de maní 1 kg | Delta | 13.000',
    'Lino dorado x kg | Propia | 6.500',
  ];
  expect(pricesIn(...own)).toEqual(['Lino dorado x kg = 6500 (brand)', 'Pasta de maní 1 kg = 13000']);
});

it.each<[why: string, lines: TestLine[]]>([
  ['in packs', ['PRECIOS POR KILO EN BOLSA CERRADA DE 25 KG', 'Lino dorado | 6.500', 'Semillas de chía | 9.900']],
  [
    'of another size',
    ['Lista bolsas de medio kilo', 'Lino dorado | 3.500', 'El precio por kilo es un 5% menos que dos bolsas'],
  ],
  [
    'by the piece',
    ['PRECIOS POR KILO', 'Semillas de chía | 9.900', 'Lino dorado (frasco) | 6.500', 'Lino dorado c/u | 6.500'],
  ],
])('leaves or asks about what is sold %s', (_why, lines) => {
  expect(pricesIn(...lines).filter((one) => one.startsWith('Lino') && !one.endsWith(')'))).toEqual([]);
});

it('finds loose goods among those of makers by the heading or the cell that says so', () => {
  const lines: TestLine[] = ['# Delta', 'Pasta de maní 1 kg | 13.000', '# SUELTOS', 'Lino dorado x kg | 6.500'];
  expect(pricesIn(...lines)).toEqual(['Lino dorado x kg = 6500 (brand)', 'Pasta de maní 1 kg = 13000']);
  expect(
    pricesIn('Producto | Marca | Precio', 'Pasta de maní 1 kg | Delta | 13.000', 'Lino dorado x kg | S/M | 6.500'),
  ).toEqual(['Lino dorado x kg = 6500', 'Pasta de maní 1 kg = 13000']);
});
