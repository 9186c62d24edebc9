import { expect, it } from 'vitest';
import { createLazyComponent } from './lazy-component.ts';

const Part = () => null;

it('is fetched once, however often it is asked for', async () => {
  let fetches = 0;
  const part = createLazyComponent(async () => {
    fetches++;
    return Part;
  });
  expect(await Promise.all([part.load(), part.load()])).toEqual([true, true]);
  expect(await part.load()).toBe(true);
  expect(fetches).toBe(1);
});

it('is fetched again after a failure', async () => {
  let fetches = 0;
  const part = createLazyComponent(async () => {
    fetches++;
    if (fetches === 1) throw new Error('offline');
    return Part;
  });
  expect(await part.load()).toBe(false);
  expect(await part.load()).toBe(true);
});
