import { expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { toBrandNames } from '../brands/brand-names.ts';
import { toRun } from '../layout/printed-line.ts';
import { toPrintedLines } from '../layout/printed-lines.ts';
import { readColumn } from './column-roles.ts';

const brands = toBrandNames(['Delta', 'Athlon']);
const contentOf = (title: string, cells: readonly string[], beforeNames = false) => {
  const read = toPrintedLines(toTestPage(cells), 0).map(({ words }) => toRun(words));
  return readColumn(title, read, { brands, beforeNames });
};

it.each<[kind: string, title: string, cells: string[]]>([
  ['price', '', ['$ 9.000', '$ 8.000', 'sin stock']],
  ['price', '', ['9000', '8000']],
  ['price', 'Público', ['9000', '8000']],
  ['price', 'Noviembre', ['$ 9.000', '$ 8.000']],
  ['price', '', ['-', '-', '-', '$ 9.000']],
  ['foreign-currency', '', ['U$S 12', 'U$S 9']],
  ['foreign-currency', 'USD', ['1200', '900']],
  ['foreign-currency', 'Precio Gs.', ['120000', '90000']],
  ['other', 'Stock', ['1200', '900']],
  ['status', 'DISP', ['S', 'N', 'S']],
  ['other', '', ['12 %', '10 %']],
  ['other', 'Descripción', ['<p>Concentrado de suero. 24 g de proteína.</p>', '']],
  ['other', 'Choco', ['SI', '–', 'falta', 'SI']],
  ['status', 'Activo', ['SI', 'NO']],
  ['status', 'STOCK', ['SI', 'NO']],
  ['pieces', 'Bulto', ['x 12', 'x 6', 'x 12']],
  ['pieces', 'Bulto', ['12 u', '6 unid.', '12']],
  ['pieces', 'Por caja', ['12', '6']],
  ['pieces', 'Bulto', ['x 12', 'Disp. 12 u.', 'CJ24U']],
  ['name', '', ['x 12', 'x 6', 'x 12']],
  ['name', '', ['Whey 1 kg', 'Zinc']],
  ['brand', '', ['Delta', 'Athlon', 'Voltaje']],
  ['brand', 'Marca', ['Voltaje', 'Remo']],
  ['brand', 'Proveedor', ['Delta', 'Athlon']],
  ['name', '', ['Delta']],
  ['name', '', ['Delta Whey', 'Athlon Zinc']],
  ['detail', 'Sabor', ['Vainilla', 'Frutilla']],
  ['detail', 'Peso (g)', ['300', '1000']],
  ['detail', 'Kg', ['2,5', '10']],
  ['price', 'Kilo', ['12.020,00', '8.500,00']],
])('is of kind %s under «%s» with %j', (kind, title, cells) => {
  expect(contentOf(title, cells).kind).toBe(kind);
});

it('takes numbers and short texts with a digit for codes where names stand behind them', () => {
  const codes = ['AB-101', '7-12', 'X200'];
  expect([contentOf('', codes, true).kind, contentOf('', codes).kind]).toEqual(['code', 'name']);
  const numbers = ['100123', '100124'];
  expect([contentOf('', numbers, true).kind, contentOf('', numbers).kind]).toEqual(['code', 'price']);
  expect(contentOf('', ['1kg', '300g'], true).kind).toBe('name');
});

it('tells of which size, flavor or brand prices are', () => {
  const prices = ['$ 9.000', '$ 8.000'];
  expect(contentOf('300 g', prices)).toEqual({ kind: 'price', of: '300 g' });
  expect(contentOf('Delta', prices)).toEqual({ kind: 'price', brand: 'Delta' });
});

it('has prices before the names where its title says so, otherwise codes', () => {
  expect(contentOf('Precio público', ['9000', '8000'], true).kind).toBe('price');
  expect(contentOf('Interno', ['9000', '8000'], true).kind).toBe('code');
  expect(contentOf('', ['9000', '8000'], true).kind).toBe('code');
});
