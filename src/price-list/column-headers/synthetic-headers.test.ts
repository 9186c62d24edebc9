import { expect, it } from 'vitest';
import { readLabel } from './column-header.ts';
import { boxHead, brandHead } from './synthetic-headers.ts';

it('knows the heads of brands and of boxes that it made itself', () => {
  expect(readLabel(brandHead('Athlon'))).toEqual({ kind: 'brand', name: 'Athlon' });
  expect(readLabel(boxHead('x 12 u.'))).toEqual({ kind: 'price', worth: 0, of: 'display x 12 u.' });
});
