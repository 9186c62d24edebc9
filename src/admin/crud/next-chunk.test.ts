import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextChunk } from './next-chunk.ts';

it('[M2.8-18] asks for more rows each time', () => {
  const requests = [];
  for (let offset = 10; offset < 1000; ) {
    const chunk = nextChunk(offset, 10);
    requests.push([offset, chunk.page, chunk.pageSize]);
    offset += chunk.pageSize;
  }
  expect(requests.slice(0, 6)).toEqual([
    [10, 2, 10],
    [20, 2, 20],
    [40, 2, 40],
    [80, 2, 80],
    [160, 3, 80],
    [240, 4, 80],
  ]);
  expect(requests).toHaveLength(15);
});

it('asks for the rows right after those that are there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.constantFrom(10, 20, 30, 40, 50), (pages, pageSize) => {
      const { page, pageSize: size } = nextChunk(pages * pageSize, pageSize);
      expect((page - 1) * size).toBe(pages * pageSize);
      expect(size % pageSize).toBe(0);
      expect(size).toBeLessThanOrEqual(500);
    }),
  );
});
