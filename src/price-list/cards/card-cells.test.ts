import { expect, it } from 'vitest';
import { toCell } from '../page/test-cells.ts';
import { cardCells } from './card-cells.ts';

it('leaves words for the public at the new price, where the old one stands beside them', () => {
  const texts = (label: string) => {
    const cells = [
      toCell([5, 10, label]),
      { ...toCell([80, 10, '$ 46.600']), struck: true },
      toCell([5, 22, '$ 40.900']),
    ];
    return cardCells(cells).map(({ text }) => text);
  };
  expect(texts('Precio al público')).toEqual(['Precio al público', '$ 40.900']);
  expect(texts('Precio de lista')).toEqual(['$ 40.900']);
});
