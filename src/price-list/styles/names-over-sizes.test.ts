import { expect, it } from 'vitest';
import { type TextSpec, toTestLines } from '../page/test-cells.ts';
import { findNamesOverSizes } from './names-over-sizes.ts';

/** Lines from top to bottom, those that say a size with a price. */
const read = (...texts: string[]) => {
  const lines = texts.flatMap((text, index): TextSpec[] => {
    const y = 10 + 10 * index;
    return /^\d/.test(text)
      ? [
          [5, y, text],
          [200, y, '$ 9.450'],
        ]
      : [[5, y, text]];
  });
  return findNamesOverSizes(toTestLines(...lines)).map(({ text }) => text);
};

it('finds names that each stand above one size', () => {
  expect(read('Whey', '500 g', 'Zinc', '60 caps', 'Omega', '30 caps')).toEqual(['Whey', 'Zinc', 'Omega']);
});

it('finds none where sizes share names, or hardly any stands below one', () => {
  expect(read('Whey', '500 g', '1 kg', 'Zinc', '60 caps', '90 caps', 'Omega', '30 caps')).toEqual([]);
  expect(read('Whey', '500 g', 'Zinc', '60 caps')).toEqual([]);
});
