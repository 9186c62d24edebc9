import { expect, it } from 'vitest';
import { brandNames } from '../words/brand-names.ts';
import { flowingReading } from './column-flow.ts';
import type { ListRow, PriceList } from './list-row.ts';

const brands = brandNames(['Kaizen Andino', 'Fortín Foods']);

/** Names with the brand of the heading above them. */
function listOf(...named: [string, ListRow['headingBrand']][]): PriceList {
  const common = { notes: [], brandCell: undefined, section: undefined, price: 100_00 };
  const rows = named.map(([text, headingBrand], index) => ({ ...common, index, text, line: text, headingBrand }));
  return { rows, titles: [], priceColumn: undefined };
}

const brandsOf = (next: PriceList, same: PriceList) =>
  flowingReading({ next, same }, brands).rows.map(({ headingBrand }) => headingBrand);

it('follows the columns that the names of products bear out', () => {
  const next = listOf(['Granola', 'Fortín Foods'], ['Iso Kaizen 2 lb', 'Fortín Foods']);
  const same = listOf(['Granola', 'Fortín Foods'], ['Iso Kaizen 2 lb', 'Kaizen Andino']);
  expect(brandsOf(next, same)).toEqual(['Fortín Foods', 'Kaizen Andino']);
  expect(brandsOf(same, next)).toEqual(['Fortín Foods', 'Kaizen Andino']);
});

it('tells no brand where nothing bears out either', () => {
  const next = listOf(['Granola', 'Fortín Foods'], ['Tribulus 90 caps', 'Fortín Foods']);
  const same = listOf(['Granola', 'Fortín Foods'], ['Tribulus 90 caps', 'Kaizen Andino']);
  expect(brandsOf(next, same)).toEqual(['Fortín Foods', null]);
});

it('reads on in the next column where a column begins without a brand', () => {
  const next = listOf(['Granola', 'Fortín Foods'], ['Tribulus 90 caps', 'Fortín Foods']);
  const same = listOf(['Granola', 'Fortín Foods'], ['Tribulus 90 caps', undefined]);
  expect(brandsOf(next, same)).toEqual(['Fortín Foods', 'Fortín Foods']);
});
