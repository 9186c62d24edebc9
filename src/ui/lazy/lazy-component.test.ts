import { expect, it } from 'vitest';
import { createLazyComponent } from './lazy-component.ts';

const Component = () => null;

it('is loaded once for any number of calls', async () => {
  let imports = 0;
  const lazy = createLazyComponent(async () => {
    imports++;
    return Component;
  });
  expect(await Promise.all([lazy.load(), lazy.load()])).toEqual([true, true]);
  expect(await lazy.load()).toBe(true);
  expect(imports).toBe(1);
});

it('is loaded again after a failure', async () => {
  let imports = 0;
  const lazy = createLazyComponent(async () => {
    imports++;
    if (imports === 1) throw new Error('offline');
    return Component;
  });
  expect(await lazy.load()).toBe(false);
  expect(await lazy.load()).toBe(true);
});
