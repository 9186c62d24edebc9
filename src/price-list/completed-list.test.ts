import { expect, it } from 'vitest';
import { toTestPage } from '../../test/price-lists/test-page.ts';
import { withoutRepeated } from './completed-list.ts';
import type { CatalogueProduct } from './list/catalogue-product.ts';
import type { ListRow } from './list/list-row.ts';
import { lineKey, matchList } from './matching/match-list.ts';
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

const readBelow = (below: readonly string[]) => readForCatalogue([toTestPage([...TABLE, ...below])], { products });

/** The matches as 'Zinc 60 caps = 8800', and why the seller is asked about the line. */
function matched(below: readonly string[], remembered: ReadonlyMap<string, number> = new Map()) {
  return matchList(readBelow(below), { products, remembered }).map(({ product, price, lineDoubt }) => {
    return `${product.name} = ${price / 100}${lineDoubt ? ` ${lineDoubt}?` : ''}`;
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

const SALES = ['Los que siguen van al público:', '• Sales hidratantes, pote de 450 g: $ 18.700.'];

it('asks no more about a line that the seller has confirmed', () => {
  const added = readBelow(SALES).rows.find(({ doubt }) => doubt === 'reading');
  const remembered = new Map(added ? [[lineKey(added), 6]] : []);
  expect(matched(SALES, remembered)).toEqual([...OF_TABLE, 'Sales Hidratantes 450 g = 18700']);
});

it('has each line once', () => {
  const toRow = (index: number, text: string, doubt?: 'reading'): ListRow => {
    const own = { index, text, price: 23_100_00, line: 'Chocolate 500 g $ 23.100', notes: [], section: undefined };
    return { ...own, brandCell: undefined, headingBrand: undefined, ...(doubt && { doubt }) };
  };
  const added = toRow(2, 'Proteína Vegana Chocolate 500 g', 'reading');
  const rows = [toRow(0, 'Chocolate 500 g'), toRow(1, 'Chocolate 500 g'), added, toRow(3, 'Caseína 500 g', 'reading')];
  expect(withoutRepeated(rows, [{ row: added }]).map(({ index }) => index)).toEqual([1, 2]);
  expect(withoutRepeated(rows, []).map(({ index }) => index)).toEqual([0, 1]);
});

it('takes of several prices the one that changes as the list does', () => {
  const flavors = ['limón: $ 18.700', 'naranja: $ 19.300', 'uva: $ 17.900'];
  const below = flavors.map((flavor) => `• Sales hidratantes 450 g ${flavor}.`);
  expect(matched(['Los que siguen van al público:', ...below])).toContain('Sales Hidratantes 450 g = 18700 reading?');
});
