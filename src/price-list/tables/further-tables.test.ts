import { expect, it } from 'vitest';
import { type TestLine, toTestPage } from '../../../test/price-lists/test-page.ts';
import { toBrandNames } from '../brands/brand-names.ts';
import { toPrintedLines } from '../layout/printed-lines.ts';
import { markLines } from './marked-line.ts';

const terms = {
  brands: toBrandNames([]),
  categoryWords: new Set<string>(),
  nameWords: new Set<string>(),
  boxes: new Map(),
  hasWord: () => false,
  isProduct: () => false,
  beginsName: () => false,
  countRows: () => 0,
  complete: () => undefined,
};

/** By table, how many priced lines it has. */
function rowsByTable(lines: readonly TestLine[]): number[] {
  const region = { lines: toPrintedLines(toTestPage(lines), 0), rules: { across: [], down: [] }, column: 0 };
  const marked = markLines([region], { how: 'row', terms }).flatMap((one) => one.lines);
  const rows = marked.filter(({ role }) => role === 'priced');
  return [...Map.groupBy(rows, ({ table }) => table).values()].map((own) => own.length);
}

const HEAD = 'Artículo | Bulto | Precio';
const ROWS = ['Avena 500 g | 12 | $ 2.000', 'Chía 250 g | 20 | $ 3.000', 'Lino 250 g | 20 | $ 1.000'];
const LOOSE = ['Avena bolsa | $ 90.000', 'Chía bolsa | $ 120.000', 'Lino bolsa | $ 70.000'];

it.each<[why: string, lines: TestLine[], tables: number[]]>([
  ['one below with prices under words of the first', [HEAD, ...ROWS, 'A granel', ...LOOSE], [3, 3]],
  ['one that comes between rows of the first', [HEAD, ...ROWS, ...LOOSE, ...ROWS], [6, 3]],
  ['none where rows have the same columns', [HEAD, ...ROWS, 'A granel', ...ROWS], [6]],
  ['none of one or two rows elsewhere', [HEAD, ...ROWS, ...LOOSE.slice(1)], [5]],
  [
    'none where rows leave prices out',
    [
      'Artículo | 500 g | 1 kg',
      ...['Avena', 'Chía', 'Lino'].map((name) => `${name} | $ 2.000 | `),
      ...['Maní', 'Miel', 'Coco'].map((name) => `${name} | | $ 9.000`),
    ],
    [6],
  ],
])('tells %s', (_, lines, tables) => {
  expect(rowsByTable(lines)).toEqual(tables);
});
