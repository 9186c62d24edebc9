import { expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { catalogueOf } from '../headings/catalogue-terms.ts';
import { textOf } from '../layout/printed-line.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import { withoutRepeatedLines, withoutRunningHeads } from './repeated-lines.ts';

const NAMES = ['Shaker Clásico 600 ml', 'Botella 2,2 l', 'Bandas Circulares x 3', 'Colchoneta 6 mm'];
const products = NAMES.map((name, id) => {
  return { id, name, brand: 'Delta Fit', category: 'Accesorios', flavors: [], price: 900_000 };
});

/** How many lines are left out. */
function leftOut(lines: readonly string[], isMessage = true): number {
  const pages = toPrintedPages([{ ...toTestPage(lines), isMessage }]);
  const kept = withoutRepeatedLines(pages, catalogueOf(products)).flatMap((page) => page.lines);
  return lines.length - kept.length;
}

const copied = (button: string) =>
  NAMES.flatMap((name) => [name, '$ 8.100', '3 cuotas de $ 2.700', 'Con transferencia $ 7.290', button]);

it('leaves out the buttons of a shop whose page was copied', () => {
  expect(leftOut(copied('Comprar'))).toBe(NAMES.length);
  expect(leftOut([...copied('Comprar'), '10% OFF', 'Gel', '$ 900', 'Comprar'])).toBe(NAMES.length + 1);
});

it.each<[why: string, lines: string[]]>([
  ['brands', copied('Delta Fit')],
  ['flavors', copied('Vainilla, Frutilla')],
  ['offers', copied('OFERTA')],
  ['names of other products', NAMES.flatMap((name) => [`${name} $ 8.100`, 'Hemoplex', '1 kg $ 59.000'])],
  ['headings above products', NAMES.flatMap((name) => ['XTRENGHT', name, '$ 8.100'])],
  ['headings over rows', [...NAMES, ...NAMES].flatMap((name) => [`${name} $ 8.100`, 'XTRENGHT'])],
  ['what some products have', [...copied('Vto corto'), 'Gel 40 g', '$ 900']],
  ['what stands below few products', [...copied('Comprar').slice(0, 4), ...NAMES.flatMap((name) => [name, '$ 8.100'])]],
])('keeps %s', (_, lines) => {
  expect(leftOut(lines)).toBe(0);
});

it('leaves printed pages as they are', () => {
  expect(leftOut(copied('Comprar'), false)).toBe(0);
});

const ofDelta = ['Whey 1 kg', 'Creatina 300 g', 'Zinc 60 caps'].map((name, id) => {
  return { id, name, brand: 'Delta', category: 'Proteínas', flavors: [], price: 900_000 };
});

/** The lines above the first price of the second page. */
function headOf(...heads: string[][]): string[] {
  const pages = toPrintedPages(heads.map((head) => toTestPage([...head, 'Whey 1 kg $ 9.000', 'Zinc 60 caps $ 4.000'])));
  const [, second] = withoutRunningHeads(pages, catalogueOf(ofDelta));
  return (second?.lines ?? []).slice(0, -2).map(({ words }) => textOf(words));
}

it('drops what the page before has above its prices', () => {
  expect(headOf(['Distribuidora Sur', 'DELTA'], ['Distribuidora Sur', 'Remo'])).toEqual(['Remo']);
  expect(headOf(['Distribuidora Sur', 'Voltaje'], ['Distribuidora Sur', 'Voltaje']), 'it may be a brand').toEqual([
    'Distribuidora Sur',
    'Voltaje',
  ]);
});

it.each([
  ['brands', 'DELTA'],
  ['kinds of goods', 'PROTEÍNAS'],
  ['names of products', 'Creatina'],
  ['brands of others that are said to be some', 'MARCA: VOLTAJE'],
  ['headers of tables', 'Código | Producto | Precio'],
])('keeps %s', (_, text) => {
  expect(headOf(['DELTA', text], [text])).toEqual([text.replaceAll(' |', '')]);
});

it('drops what looks like headers above those of the table', () => {
  const head = [
    'Lista: 02 - Comercios | Moneda: pesos | Precios con IVA incluido',
    'Hoja 1',
    'Código | Producto | Precio',
    'DELTA',
  ];
  expect(headOf(head, head)).toEqual(['Código Producto Precio', 'DELTA']);
});
