import { expect, it } from 'vitest';
import { type TestLine, toTestPage } from '../../../test/price-lists/test-page.ts';
import { textOf, toRuns } from '../layout/printed-line.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import { turnTables } from './turned-tables.ts';

/** The headings and cards of turned tables, '/' between their lines and '|' between the cells of these. */
function turn(...lines: TestLine[]): string[] {
  const regions = turnTables(toPrintedPages([toTestPage(lines)]));
  return regions.map((region) =>
    region.lines
      .map(({ words }) =>
        toRuns(words)
          .map((run) => textOf(run.words))
          .join(' | '),
      )
      .join(' / '),
  );
}

const COMPARED: TestLine[] = [
  ' | Whey | Creatina',
  ' | Isolate |',
  'Marca | Delta | Athlon',
  'Contenido | 1 kg | 300 g',
  'Costo | $ 20.000 | $ 15.000',
  'Público | $ 30.000 | $ 21.000',
];

const WHEY = 'Marca | Delta / Contenido | 1 kg / Costo | $ 20.000 / Público | $ 30.000';
const CREATINE = 'Marca | Athlon / Contenido | 300 g / Costo | $ 15.000 / Público | $ 21.000';

it('makes a card of each column of a comparison', () => {
  expect(turn(...COMPARED)).toEqual(['', `Producto: | Whey Isolate / ${WHEY}`, `Producto: | Creatina / ${CREATINE}`]);
});

it('keeps the heading of each table, and begins another one where a header comes again', () => {
  expect(turn('Proteínas', ...COMPARED, 'Barras', ' | Crunch | Protein', ...COMPARED.slice(2))).toEqual([
    'Proteínas',
    `Producto: | Whey Isolate / ${WHEY}`,
    `Producto: | Creatina / ${CREATINE}`,
    'Barras',
    `Producto: | Crunch / ${WHEY}`,
    `Producto: | Protein / ${CREATINE}`,
  ]);
});

it('takes the heading over sizes for what comes in these, and leaves out what says nothing of names and prices', () => {
  expect(
    turn(
      'Disco fundido',
      ' | 5 kg | 10 kg',
      'Código | D-5 | D-10',
      'Agujero | 30 mm | 30 mm',
      'Público | $ 900 | $ 1.900',
    ),
  ).toEqual([
    '',
    'Producto: Disco fundido | 5 kg / Código | D-5 / Público | $ 900',
    'Producto: Disco fundido | 10 kg / Código | D-10 / Público | $ 1.900',
  ]);
});

it('goes on with a cell of several lines', () => {
  expect(turn(...COMPARED.slice(0, 4), [9, ' | por mayor |'], ...COMPARED.slice(4)).slice(1)).toEqual([
    `Producto: | Whey Isolate / ${WHEY.replace('1 kg', '1 kg por mayor')}`,
    `Producto: | Creatina / ${CREATINE}`,
  ]);
});

it.each<[string, TestLine[]]>([
  ['rows', ['Producto | Costo | Público', 'Whey 1 kg | $ 20.000 | $ 30.000', 'Creatina | $ 15.000 | $ 21.000']],
  ['a matrix of sizes', ['Producto | 1 kg | 2 kg', 'Whey | $ 20.000 | $ 30.000', 'Isolate | $ 15.000 | $ 21.000']],
  ['headers alone', ['Marca | Delta | Athlon', 'Contenido | 1 kg | 300 g']],
  ['one header', ['Precio | $ 20.000 | $ 15.000']],
])('leaves %s as they are', (_, lines) => {
  expect(turn(...lines)).toEqual([]);
});
