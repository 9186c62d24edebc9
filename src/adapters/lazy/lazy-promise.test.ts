import { expect, it } from 'vitest';
import { lazyPromise } from './lazy-promise.ts';

it('loads once, at the first call', async () => {
  let loads = 0;
  const value = lazyPromise(async () => ++loads);
  expect(loads).toBe(0);
  expect(await Promise.all([value(), value()])).toEqual([1, 1]);
  expect(await value()).toBe(1);
});

it('loads again after a failure, which all that waited are told of', async () => {
  let loads = 0;
  const value = lazyPromise(async () => {
    loads += 1;
    if (loads === 1) throw new Error('not there yet');
    return loads;
  });
  const results = await Promise.allSettled([value(), value()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await value()).toBe(2);
});
