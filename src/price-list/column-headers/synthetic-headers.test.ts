import { expect, it } from 'vitest';
import { readColumnHeader } from './column-header.ts';
import { boxHeader, brandHeader } from './synthetic-headers.ts';

it('knows the headers of brands and of boxes that it made itself', () => {
  expect(readColumnHeader(brandHeader('Athlon'))).toEqual({ kind: 'brand', name: 'Athlon' });
  expect(readColumnHeader(boxHeader('x 12 u.'))).toEqual({ kind: 'price', score: 0, of: 'display x 12 u.' });
});
