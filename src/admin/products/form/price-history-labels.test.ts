import { expect, it } from 'vitest';
import { formatHistoryValue } from './price-history-labels.ts';

it.each([
  ['price', 1_234_550, '$ 12.345,5'],
  ['priceUSD', 10_25, 'US$ 10,25'],
  ['priceUSD', null, '—'],
  ['discount', 1250, '12,5 %'],
  ['discount', 0, '0 %'],
] as const)('a %s of %s is shown as %s', (field, value, text) => {
  expect(formatHistoryValue(field, value)).toBe(text);
});
