import { expect, it } from 'vitest';
import { type TextSpec, toTestLines } from '../page/test-cells.ts';
import { readOpenCards } from './open-cards.ts';

it('reads no heading as part of the card below, though it is no larger than what stands before prices', () => {
  const cards = [0, 1, 2].flatMap((row) =>
    [20, 200].flatMap((left): TextSpec[] => [
      [left, 60 + 60 * row, 'Zinc x 60 caps', 8],
      [left, 73 + 60 * row, 'Precio:', 10],
      [left + 40, 73 + 60 * row, '$ 9.450', 10],
    ]),
  );
  const texts: TextSpec[] = [[20, 50, 'Delta', 10], ...cards];
  const { read } = readOpenCards(toTestLines(...texts), { across: [] });
  expect(read.flat().map(({ name, price, title }) => [name, price, title])).toEqual(
    Array(6).fill(['Zinc x 60 caps', 945_000, 'Precio']),
  );
});

it('reads no heading as part of the card below, though most cards have one', () => {
  const texts = [20, 200].flatMap((left) =>
    ['Uno', 'Dos', 'Tres', ''].flatMap((kind, row): TextSpec[] => [
      ...(kind === '' ? [] : [[left, 44 + 60 * row, kind, 11] as const]),
      [left, 57 + 60 * row, 'Zinc x 60 caps', 8],
      [left, 67 + 60 * row, '$ 9.450', 8],
    ]),
  );
  const { read } = readOpenCards(toTestLines(...texts), { across: [] });
  expect(read.flat().map(({ name, texts }) => [name, texts])).toEqual(Array(8).fill(['Zinc x 60 caps', []]));
});
