import { expect, it } from 'vitest';
import { parseProductIds, withFirst } from './product-ids.ts';

it.each([
  ['[3,1,2]', [3, 1, 2]],
  ['[3,1,3,2,1,9]', [3, 1, 2]],
  ['[0,-1,1.5,"7",null,{},1e300,4]', [4]],
  ['', []],
  ['{', []],
  ['null', []],
  ['{"0":1}', []],
])('of %s the ids are %j', (stored, ids) => {
  expect(parseProductIds(stored, 3)).toEqual(ids);
});

it('puts a product first, once, and drops the oldest', () => {
  expect(withFirst([1, 2, 3], 4, 3)).toEqual([4, 1, 2]);
  expect(withFirst([1, 2, 3], 3, 3)).toEqual([3, 1, 2]);
});
