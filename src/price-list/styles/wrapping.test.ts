import { expect, it } from 'vitest';
import { toBrandNames } from '../brands/brand-names.ts';
import { type TextSpec, toTestLines } from '../page/test-cells.ts';
import { readWrapping } from './wrapping.ts';

/** Names with their price, and lines without one ('- …'), from top to bottom. */
const read = (...texts: string[]) => {
  const lines = texts.flatMap((text, index): TextSpec[] => {
    const y = 10 + 10 * index;
    return text.startsWith('- ')
      ? [[5, y, text.slice(2)]]
      : [
          [5, y, text],
          [200, y, '$ 9.450'],
        ];
  });
  return readWrapping(toTestLines(...lines), toBrandNames(['Pampa Fit']));
};

it('tells names that go on below by how they break off, and by sizes', () => {
  expect(read('WHEY X', '- 500 GR', 'CREATINA SIN', '- SODIO', 'ZINC')).toBe('below');
  expect(read('Whey Delta', '- 500 gr', 'Barra', '- Display x 12', 'Creatina', '- 1 kg', 'Zinc')).toBe('below');
});

it('tells names that begin above their price', () => {
  expect(read('Zinc', '- Creatina con', 'sodio 300 g', '- Whey 2 kg +', 'Creatina', 'Omega')).toBe('above');
});

it('tells them by brands of several words', () => {
  expect(read('Whey 1 kg Pampa', '- Fit', 'Zinc Pampa Fit', 'Gel', '- Pampa Fit', 'Omega')).toBe('below');
  expect(read('Zinc', '- Whey 1 kg Pampa', 'Fit', '- Gel', 'Pampa Fit', 'Omega')).toBe('above');
});

it('tells nothing of a single case, nor where both ways are seen', () => {
  expect(read('WHEY X', '- 500 GR', 'ZINC')).toBeUndefined();
  expect(read('Whey x', '- 500 gr', 'Gel x', '- 40 gr', 'Zinc', '- Barra con', 'Maní', 'Omega')).toBeUndefined();
});

it('does not take flavors in brackets for the rest of names', () => {
  expect(read('Whey', '- (uva)', 'Zinc', '- (limón)', 'Gel')).toBeUndefined();
});
