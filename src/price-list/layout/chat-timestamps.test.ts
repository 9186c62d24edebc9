import { expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { dateSent } from './chat-timestamps.ts';
import { textOf, type Word } from './printed-line.ts';
import { toPrintedLines } from './printed-lines.ts';

const read = (...lines: string[]) => toPrintedLines(toTestPage(lines), 0).map(({ words }) => textOf(words));

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

it.each<[text: string, sent: string | undefined]>([
  ['[9:14, 12/3/2026] Marce: Hola', '2026-03-12'],
  ['6/8/25 10:21 - Distri: Zinc', '2025-08-06'],
  ['[9:14, 12/3] Marce: Hola', undefined],
  ['Vigencia: 12/3/2026', undefined],
])('says when «%s» was sent', (text, sent) => {
  expect(dateSent(text)).toBe(sent && Date.parse(sent));
});

it.each([
  '1.01 - Athlon: Whey 1 kg',
  '12 x 30 - Precio: público',
  '2:1:1 BCAA - Sabor: uva',
  'Vigencia: 12/3/2026',
  '12/03 Omega 3',
  'BCAA 2:1:1',
])('leaves «%s»', (text) => {
  expect(read(text)).toEqual([text]);
});

it('drops the times in the corners of messages', () => {
  expect(read('Whey 1 kg | 10:24', '9:05 p. m. ✓✓', 'Zinc 60 caps', '23:59')).toEqual(['Whey 1 kg', 'Zinc 60 caps']);
});

it('keeps the words behind the stamp where they stand', () => {
  const [word]: Word[] = toPrintedLines(toTestPage(['[9:14, 12/3/2026] Marce: Zinc']), 0).flatMap(({ words }) => words);
  expect([word?.text, word?.left]).toEqual(['Zinc', 40 + '[9:14, 12/3/2026] Marce: '.length * 5]);
});
