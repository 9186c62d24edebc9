import { expect, it } from 'vitest';
import { toBrandNames } from '../brands/brand-names.ts';
import type { ListRow, PriceList } from '../list/list-row.ts';
import { chooseReading } from './column-flow.ts';

const brands = toBrandNames(['Kaizen Andino', 'Fortín Foods']);

/** Names with the brand of the heading above them. */
function listOf(...named: [string, ListRow['headingBrand']][]): PriceList {
  const common = { notes: [], brandCell: undefined, section: undefined, price: 100_00 };
  const rows = named.map(([text, headingBrand], index) => ({ ...common, index, text, line: text, headingBrand }));
  return { rows, titles: [], priceColumn: undefined, priceColumns: [] };
}

const brandsOf = (next: PriceList, same: PriceList) =>
  chooseReading({ next, same }, { brands, sells: () => false }).rows.map(({ headingBrand }) => headingBrand);

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

it("follows the columns that the catalogue's own products bear out", () => {
  const sells = (...sold: [string, string[]][]) => {
    const by = new Map(sold);
    const { rows } = chooseReading(
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

it('follows the columns in which no product of a brand is printed again at another price', () => {
  const price = (list: PriceList) => ({
    ...list,
    rows: list.rows.map((row, index) => ({ ...row, price: 100 + index })),
  });
  const read = (...names: string[]) => {
    const under = (...brands: string[]) =>
      price(listOf(...names.map((name, index): [string, string] => [name, brands[index] ?? 'Fortín Foods'])));
    const first = ['Kaizen Andino', 'Kaizen Andino'];
    return brandsOf(under(...first), under(...first, 'Kaizen Andino', 'Kaizen Andino'))[2];
  };
  expect(read('Gel 40 g', 'Sales', 'Gel 40 g', 'Sales')).toBe('Fortín Foods');
  // One may be an error of the list.
  expect(read('Gel 40 g', 'Sales', 'Gel 40 g', 'Barra')).toBeNull();
});

it("follows the columns that the catalogue's own products bear out over all runs", () => {
  const sold = ['Gel', 'Sales', 'Barra', 'Iso'];
  const named = (brand: string) => listOf(...sold.map((name): [string, string] => [name, brand]));
  const between: [string, string] = ['Granola', 'Otra'];
  const list = (brand: string) => {
    const { rows, ...more } = named(brand);
    const all = [...rows.slice(0, 2), ...listOf(between).rows, ...rows.slice(2)];
    return { ...more, rows: all.map((row, index) => ({ ...row, index })) };
  };
  const sells = ({ text, headingBrand }: ListRow) => headingBrand === 'Fortín Foods' && sold.includes(text);
  const { rows } = chooseReading({ next: list('Kaizen Andino'), same: list('Fortín Foods') }, { brands, sells });
  expect(rows[0]?.headingBrand).toBe('Fortín Foods');
});
