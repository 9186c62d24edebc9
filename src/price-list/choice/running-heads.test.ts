import { expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { catalogueOf } from '../headings/catalogue-terms.ts';
import { textOf } from '../layout/printed-line.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import { withoutRunningHeads } from './running-heads.ts';

const names = ['Whey 1 kg', 'Creatina 300 g', 'Zinc 60 caps'];
const products = names.map((name, id) => {
  return { id, name, brand: 'Delta', category: 'Proteínas', flavors: [], price: 900_000 };
});

/** The lines above the first price of the second page. */
function headOf(...heads: string[][]): string[] {
  const pages = toPrintedPages(heads.map((head) => toTestPage([...head, 'Whey 1 kg $ 9.000', 'Zinc 60 caps $ 4.000'])));
  const [, second] = withoutRunningHeads(pages, catalogueOf(products));
  return (second?.lines ?? []).slice(0, -2).map(({ words }) => textOf(words));
}

it('drops what the page before has above its prices', () => {
  expect(headOf(['Distribuidora Sur', 'Voltaje'], ['Distribuidora Sur', 'Remo'])).toEqual(['Remo']);
});

it.each([
  ['brands', 'DELTA'],
  ['kinds of goods', 'PROTEÍNAS'],
  ['names of products', 'Creatina'],
  ['brands of others that are said to be some', 'MARCA: VOLTAJE'],
  ['headers of tables', 'Código | Producto | Precio'],
])('keeps %s', (_, text) => {
  expect(headOf(['Distribuidora Sur', text], ['Distribuidora Sur', text])).toEqual([text.replaceAll(' |', '')]);
});

it('drops what looks like headers above those of the table', () => {
  const head = [
    'Lista: 02 - Comercios | Moneda: pesos | Precios con IVA incluido',
    'Hoja 1',
    'Código | Producto | Precio',
  ];
  expect(headOf(head, head)).toEqual(['Código Producto Precio']);
});
