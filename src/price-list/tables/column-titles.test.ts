import { expect, it } from 'vitest';
import { type TestLine, toTestPage } from '../../../test/price-lists/test-page.ts';
import { toRuns } from '../layout/printed-line.ts';
import { toPrintedLines } from '../layout/printed-lines.ts';
import { groupHeaders } from './column-titles.ts';

const group = (...lines: TestLine[]) => {
  const { headers, groups } = groupHeaders(toPrintedLines(toTestPage(lines), 0).map(({ words }) => toRuns(words)));
  return { headers: headers.map(({ text }) => text), groups };
};

it.each<[why: string, lines: TestLine[], texts: string[]]>([
  ['brands', ['| DELTA | | ATHLON', 'Producto | Mayor | Público | Mayor | Público'], ['DELTA', 'ATHLON']],
  ['sizes', ['| 300 g | | 1 kg', 'Producto | Mayor | Público | Mayor | Público'], ['300 g', '1 kg']],
  [
    'brands below other headers',
    ['Producto | Precios de noviembre', '| DELTA | | ATHLON', '| Mayor | Público | Mayor | Público'],
    ['DELTA', 'ATHLON'],
  ],
])('groups headers that come again under %s', (_why, lines, texts) => {
  const { groups, headers } = group(...lines);
  expect(groups.map(({ text, left, right }) => [text, left, right])).toEqual([
    [texts[0], 240, 365],
    [texts[1], 420, 545],
  ]);
  expect(headers.filter((text) => texts.includes(text))).toEqual([]);
  expect(headers.slice(-4)).toEqual(['Mayor', 'Público', 'Mayor', 'Público']);
});

it.each<[why: string, lines: TestLine[]]>([
  ['that are others under each', ['| DELTA | | ATHLON', 'Producto | Mayor | Público | Lista | Contado']],
  ['under texts that stand elsewhere', ['DELTA | | | ATHLON', 'Producto | Mayor | Público | Mayor | Público']],
  ['under one text', ['| DELTA', 'Producto | Mayor | Público | Mayor | Público']],
  ['under one text each', ['| DELTA | ATHLON', 'Producto | Mayor | Mayor']],
  ['with nothing above', ['Producto | Mayor | Público | Mayor | Público']],
])('groups no headers %s', (_why, lines) => {
  const headers = lines.flatMap((line) =>
    String(line)
      .split('|')
      .flatMap((text) => text.trim() || []),
  );
  expect(group(...lines)).toEqual({ groups: [], headers });
});
