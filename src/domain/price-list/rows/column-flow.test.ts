import { expect, it } from 'vitest';
import { brandNames } from '../words/brand-names.ts';
import { flowingReading } from './column-flow.ts';
import type { ListRow, PriceList } from './list-row.ts';

const brands = brandNames(['Kaizen Andino', 'Fortín Foods']);

/** Names with the brand of the heading above them. */
function listOf(...named: [string, ListRow['headingBrand']][]): PriceList {
  const common = { notes: [], brandCell: undefined, section: undefined, price: 100_00 };
  const rows = named.map(([text, headingBrand], index) => ({ ...common, index, text, line: text, headingBrand }));
  return { rows, titles: [], priceColumn: undefined, priceColumns: [] };
}

const brandsOf = (next: PriceList, same: PriceList) =>
  flowingReading({ next, same }, { brands, sells: () => false }).rows.map(({ headingBrand }) => headingBrand);

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

const NAMES = ['Gel', 'Sales', 'Maltodextrina', 'Carnitina', 'Electrolitos'];
const under = (brand: string) => listOf(...NAMES.map((name): [string, string] => [name, brand]));
const [kaizen, fortin] = [under('Kaizen Andino'), under('Fortín Foods')];

it("follows the columns that the shop's own products bear out", () => {
  const sells = (...sold: [string, string[]][]) => {
    const by = new Map(sold);
    const { rows } = flowingReading(
      { next: kaizen, same: fortin },
      { brands, sells: ({ text, headingBrand }) => by.get(headingBrand ?? '')?.includes(text) ?? false },
    );
    return rows[0]?.headingBrand;
  };
  expect(sells(['Fortín Foods', NAMES.slice(1)])).toBe('Fortín Foods');
  expect(sells(['Kaizen Andino', NAMES.slice(1)], ['Fortín Foods', ['Gel']])).toBe('Kaizen Andino');
  // Too few to tell, or both brands have them.
  expect(sells(['Fortín Foods', NAMES.slice(2)])).toBeNull();
  expect(sells(['Fortín Foods', NAMES], ['Kaizen Andino', NAMES.slice(3)])).toBeNull();
});
