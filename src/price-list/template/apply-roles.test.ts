import { expect, it } from 'vitest';
import type { ColumnRole } from '#domain/pricing/list-columns.ts';
import { toRuns } from '../layout/printed-line.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import type { TextItem } from '../page/text-page.ts';
import { applyRoles } from './apply-roles.ts';

const column = (left: number, right: number, title: string, role: ColumnRole) => {
  return { left, right, title, role, sheet: 0 };
};
const columns = [
  column(40, 70, 'Código', 'code'),
  column(90, 200, 'Descripción', 'name'),
  column(300, 330, 'Precio lista', 'other'),
  column(390, 420, 'Contado -10%', 'price'),
  column(500, 530, 'Público', 'other'),
];

/** The texts of the line that these texts and their left edges make, in columns with these roles. */
function textsOf(...line: readonly (readonly [text: string, x: number])[]): string[] {
  const items = line.map(([text, x]): TextItem => {
    return { text, x, y: 60, width: text.length * 4.5, size: 9, font: 'f', turn: 0 };
  });
  const pages = toPrintedPages([{ width: 600, height: 800, items, rules: { across: [], down: [] }, sheet: 0 }]);
  return applyRoles(pages, columns).flatMap(({ lines }) =>
    lines.flatMap(({ words }) =>
      toRuns(words).map(({ text, words: own }) => (own.some(({ amount }) => amount) ? `${text} *` : text)),
    ),
  );
}

it.each<[string, readonly (readonly [string, number])[], string[]]>([
  [
    'a header by its columns, also where it is wider',
    [
      ...([
        ['Código', 40],
        ['Descripción', 90],
        ['Precio lista', 276],
      ] as const),
      ...([
        ['Contado -10%', 366],
        ['Público', 490],
      ] as const),
    ],
    ['Producto', 'Precio público'],
  ],
  [
    'a row without its other columns',
    [
      ...([
        ['K1000', 42],
        ['Whey 1 kg', 90],
        ['21200', 307.5],
      ] as const),
      ...([
        ['38', 411],
        ['32700', 507.5],
      ] as const),
    ],
    ['Whey 1 kg', '38 *'],
  ],
  [
    'a title over several columns',
    [['LISTA DE PRECIOS TALAMPA - NOVIEMBRE 2026', 230]],
    ['LISTA DE PRECIOS TALAMPA - NOVIEMBRE 2026'],
  ],
  [
    'a heading over codes',
    [
      ['ÑANDÚ', 40],
      ['(bulto x 12)', 90],
    ],
    ['ÑANDÚ', '(bulto x 12)'],
  ],
  ['no code that stands alone', [['K1000', 42]], []],
  ['no text of another column that stands alone', [['nuevo', 305]], []],
])('has %s', (_, line, texts) => {
  expect(textsOf(...line)).toEqual(texts);
});
