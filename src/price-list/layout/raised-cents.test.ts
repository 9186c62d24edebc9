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
