import { expect, it } from 'vitest';
import type { PriceUpdate } from '#data/price-lists/step-contents.ts';
import { isChanged } from './is-changed.ts';

it.each<[string, Partial<PriceUpdate>, boolean]>([
  ['another price', { after: 1_200_00 }, true],
  ['the same price', {}, false],
  ['another cost', { set: { cost: 800_00 }, previous: { cost: 600_00 } }, true],
  ['a first cost', { set: { cost: 800_00 }, previous: { cost: null } }, true],
  ['the same cost', { set: { cost: 800_00 }, previous: { cost: 800_00 } }, false],
  ['another price in dollars', { set: { priceUsd: 10_00 }, previous: { priceUsd: 9_00 } }, true],
  ['no cost, as before', { set: { cost: null }, previous: { cost: null } }, false],
])('a product with %s', (_, update, changed) => {
  expect(isChanged({ id: 1, name: 'Uno', before: 1_000_00, after: 1_000_00, ...update })).toBe(changed);
});
