import { expect, it } from 'vitest';
import { toTestPage } from '../../test/price-lists/test-page.ts';
import type { CatalogueProduct } from './list/catalogue-product.ts';
import { matchList } from './matching/match-list.ts';
import { readForCatalogue } from './read-for-catalogue.ts';

/** Today's prices. */
const SHOP = {
  'Whey Protein 1 kg': 40_000,
  'Creatina 300 g': 25_000,
  'Zinc 60 caps': 8_000,
  'Omega 3 60 caps': 12_000,
  'Gel Energético 40 g': 2_000,
  'Sales Hidratantes 450 g': 17_000,
};
const products = Object.entries(SHOP).map(([name, price], index): CatalogueProduct => {
  return { id: index + 1, name, brand: 'Delta', category: 'Suplementos', price: price * 100, flavors: [] };
});

const TABLE = [
  'DELTA',
  'Producto | Comercio | Público sugerido',
  'Whey Protein 1 kg | $ 31.000 | $ 44.000',
  'Creatina 300 g | $ 19.000 | $ 27.500',
  'Zinc 60 caps | $ 6.100 | $ 8.800',
  'Omega 3 60 caps | $ 9.200 | $ 13.200',
  'Colágeno 300 g | $ 9.900 | $ 14.300',
];

/** The matches as 'Zinc 60 caps = 8800', and why the seller is asked about the line. */
function matched(below: readonly string[]) {
  const list = readForCatalogue([toTestPage([...TABLE, ...below])], { products });
  return matchList(list, { products, remembered: new Map() }).map(({ product, price, row }) => {
    return `${product.name} = ${price / 100}${row.doubt ? ` ${row.doubt}?` : ''}`;
  });
}

const OF_TABLE = [
  'Whey Protein 1 kg = 44000',
  'Creatina 300 g = 27500',
  'Zinc 60 caps = 8800',
  'Omega 3 60 caps = 13200',
];

it('asks about products of a part that is printed in another way', () => {
  const below = [
    'Los que siguen van al público:',
    '• Gel energético 40 g, banana o frutilla: $ 2.200 cada uno (caja de 24 unidades: $ 48.400).',
    '• Sales hidratantes, pote de 450 g: $ 18.700.',
  ];
  expect(matched(below)).toEqual([
    ...OF_TABLE,
    'Gel Energético 40 g = 2200 reading?',
    'Sales Hidratantes 450 g = 18700 reading?',
  ]);
});

it.each<[why: string, below: string[]]>([
  ['changes in another way', ['• Sales hidratantes, pote de 450 g: $ 29.900.']],
  ['is of something out of stock', ['• Sales hidratantes, pote de 450 g: $ 18.700, sin stock.']],
  ['is of another brand', ['MARCA: ATHLON', '• Sales hidratantes, pote de 450 g: $ 18.700.']],
])('leaves out a price that %s', (_, below) => {
  expect(matched(['Los que siguen van al público:', ...below])).toEqual(OF_TABLE);
});
