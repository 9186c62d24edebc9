import { expect, it } from 'vitest';
import type { TextItem } from '../page/text-page.ts';
import { joinRaisedCents } from './raised-cents.ts';

const item = (x: number, y: number, text: string, size: number): TextItem => {
  return { text, x, y, size, width: text.length * size * 0.5, font: 'f1', turn: 0 };
};
const price = (y: number) => [item(10, y, '$ 38.500', 12), item(58, y - 5, '00', 6)];
const read = (...items: TextItem[]) => joinRaisedCents(items).map(({ text }) => text);

it('puts small digits raised behind prices to them', () => {
  expect(read(...price(20), ...price(60))).toEqual(['$ 38.500,00', '$ 38.500,00']);
});

it('leaves digits that stand like that behind one price alone', () => {
  expect(read(...price(20), item(10, 60, '$ 41.200', 12))).toEqual(['$ 38.500', '00', '$ 41.200']);
});

const behind = (text: string, cents: TextItem) => (y: number) => [item(10, y, text, 12), { ...cents, y: y + cents.y }];

it.each<[string, (y: number) => TextItem[], string[]]>([
  ['with a comma of their own', behind('$ 9.500', item(52, -5, ',50', 6)), ['$ 9.500,50']],
  ['behind a price without a sign', behind('12500', item(40, -5, '90', 6)), ['12500,90']],
  ['behind a name and its price', behind('Whey $ 900', item(70, -5, '00', 6)), ['Whey $ 900,00']],
  ['on the line of the price', behind('$ 9.500', item(52, 0, '50', 6)), ['$ 9.500', '50']],
  ['below it', behind('$ 9.500', item(52, 5, '50', 6)), ['$ 9.500', '50']],
  ['as large as it', behind('$ 9.500', item(52, -5, '50', 12)), ['$ 9.500', '50']],
  ['far above it', behind('$ 9.500', item(52, -11, '50', 6)), ['$ 9.500', '50']],
  ['away from it', behind('$ 9.500', item(80, -5, '50', 6)), ['$ 9.500', '50']],
  ['of three digits', behind('$ 9.500', item(52, -5, '500', 6)), ['$ 9.500', '500']],
  ['behind a name', behind('Omega 3', item(52, -5, '60', 6)), ['Omega 3', '60']],
])('reads two digits %s', (_, draw, texts) => {
  expect(read(...draw(20), ...draw(60))).toEqual([...texts, ...texts]);
});

it('gives a price the width that it has with its cents', () => {
  const [first] = joinRaisedCents([...price(20), ...price(60)]);
  expect([first?.x, first?.width]).toEqual([10, 58 + 6 - 10]);
});
