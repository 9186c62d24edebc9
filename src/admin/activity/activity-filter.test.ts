import { expect, it } from 'vitest';
import { formatActivityFilter, parseActivityFilter } from './activity-filter.ts';

it.each([
  ['', ''],
  ['?who=ana&what=sale&from=2026-11-01&until=2026-11-30', '?who=ana&what=sale&from=2026-11-01&until=2026-11-30'],
  ['?what=&request=a%2Bb&other=1', '?request=a%2Bb'],
])('%j is written as %j', (search, expected) => {
  expect(formatActivityFilter(parseActivityFilter(search))).toBe(expected);
});
