import { expect, it } from 'vitest';
import { textsOfCells, toTestLines } from '../page/test-cells.ts';
import { withoutChatTimestamps } from './chat-timestamps.ts';

const read = (...texts: string[]) =>
  textsOfCells(withoutChatTimestamps(toTestLines(...texts.map((text, index) => [10, 12 * index, text] as const))));

it('leaves out when a message was sent, and by whom', () => {
  expect(
    read(
      '[9:14, 12/3/2026] Marce Suples: *Vertex Sur*',
      '12/3/26 9:14 - Marce: Zinc 60 caps',
      '[12/3/26, 9:14:07 a. m.] +54 9 11 5555-1234: Hola',
      '[6/8/25, 10:21] Distri Yatay Ventas:',
    ),
  ).toEqual(['*Vertex Sur*', 'Zinc 60 caps', 'Hola']);
});

it('leaves other texts', () => {
  const texts = [
    '1.01 - Athlon: Whey 1 kg',
    '12 x 30 - Precio: público',
    '2:1:1 BCAA - Sabor: uva',
    'Vigencia: 12/3/2026',
    '12/03 Omega 3',
  ];
  expect(read(...texts)).toEqual(texts);
});

it('drops the times in the corners of messages', () => {
  const lines = toTestLines(
    [5, 10, 'Whey 1 kg'],
    [200, 10, '10:24'],
    [200, 20, '9:05 p. m. ✓✓'],
    [5, 30, 'BCAA 2:1:1'],
  );
  expect(withoutChatTimestamps(lines).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['Whey 1 kg'],
    ['BCAA 2:1:1'],
  ]);
});
