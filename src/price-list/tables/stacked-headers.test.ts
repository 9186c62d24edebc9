import { expect, it } from 'vitest';
import { type TestLine, toTestPage } from '../../../test/price-lists/test-page.ts';
import { toBrandNames } from '../brands/brand-names.ts';
import { textOf } from '../layout/printed-line.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import { joinStackedHeaders } from './stacked-headers.ts';

const brands = toBrandNames(['Iron Delta', 'Sol Andino', 'KRX', 'Toro Titanio']);
const ROW: TestLine = [30, 'Whey 1 kg | $ 44.000 | $ 40.000 | $ 35.000'];

const linesOf = (...lines: TestLine[]) =>
  joinStackedHeaders(toPrintedPages([toTestPage(lines, { stops: [40, 160, 260, 360] })]), brands).flatMap((page) =>
    page.lines.map(({ words }) => textOf(words)),
  );

it('puts brands of several lines together, beside one between them', () => {
  expect(linesOf('| IRON | SOL', [6, '|||KRX'], [6, 'Producto | DELTA | ANDINO'], ROW)).toEqual([
    'Producto IRON DELTA SOL ANDINO KRX',
    'Whey 1 kg $ 44.000 $ 40.000 $ 35.000',
  ]);
});

it('goes on with the cell of a header below one that is complete', () => {
  expect(
    linesOf('| $ x | | $', [6, 'Producto || Bolsa'], [6, '| KG || BOLSA'], [30, 'Chía | $ 900 | 25 kg | $ 21.000'])[0],
  ).toBe('Producto $ x KG Bolsa $ BOLSA');
});

it.each<[why: string, lines: TestLine[]]>([
  ['stand far from each other', ['| TORO TITANIO', [40, '| NUTRITION']]],
  ['name nothing together', ['| Lista', [12, '| de precios']]],
  ['are brands each for themselves', ['| KRX', [12, '| IRON DELTA']]],
  [
    'are headings of brands over the headers of tables',
    ['| KRX || IRON DELTA', [12, 'Producto | PVP | Nombre | Costo']],
  ],
  ['are a brand over the gap between headers', ['|| KRX', [12, 'Producto | PVP || Costo']]],
  ['are a heading below headers', ['Producto | PVP | Costo', [12, 'KRX']]],
  ['have a name below a code', ['| SKU: A-12', [12, '| Whey 3 kg | Tu precio | Sugerido | Público']]],
  ['are over several', ['| TORO TITANIO y todas las otras líneas', [12, '| NUTRITION | SPORT']]],
])('leaves lines that %s', (_why, lines) => {
  expect(linesOf(...lines, ROW)).toHaveLength(lines.length + 1);
});
