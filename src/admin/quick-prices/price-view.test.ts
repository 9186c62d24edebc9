import { expect, it } from 'vitest';
import { formatPriceView, parsePriceView } from './price-view.ts';

it.each([
  '',
  'name=whey',
  'marca=%C3%91and%C3%BA',
  'orden=-price',
  'name=a+b&marca=X&orden=brand',
  'dias=30&orden=pricedAt',
])('what %j shows has that address', (address) => {
  expect(formatPriceView(parsePriceView(new URLSearchParams(address))).toString()).toBe(address);
});

it.each(['orden=nothing', 'orden=-', 'orden=name', 'orden=', 'orden=toString'])(
  '%j is the order by name',
  (address) => {
    const { sort } = parsePriceView(new URLSearchParams(address));
    expect(sort).toEqual({ column: 'name', descending: false });
  },
);
