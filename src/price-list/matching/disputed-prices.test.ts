import { expect, it } from 'vitest';
import { findDoubts } from '#domain/pricing/match-doubts.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { matchList } from './match-list.ts';

const NAMES = ['Whey 1 kg', 'Creatina 300 g', 'Zinc 60 caps', 'Omega 3 60 caps'];
const products = NAMES.map((name, index): CatalogueProduct => {
  return { id: index, name, brand: 'Delta', category: 'Suplementos', price: 1000 + 500 * index, flavors: [] };
});
type Line = [text: string, price: number];
const match = (lines: Line[]) => {
  const rows = lines.map(([text, price], index): ListRow => {
    const none = { notes: [], brandCell: 'Delta', headingBrand: undefined, section: undefined };
    return { index, text, line: text, price, ...none };
  });
  const matches = matchList({ rows, titles: [] }, { products });
  const doubts = findDoubts(matches.map((one) => ({ ...one, current: one.product.price })));
  return matches.map(({ product, price, row }, at) => {
    return { id: product.id, price, others: row.otherPrices ?? [], doubts: doubts[at] };
  });
};
/** Each product at this many times its price today. */
const listAt = (factor: number): Line[] => products.map(({ name, price }) => [name, price * factor]);

it.each([
  [1.5, 1.3],
  [1.3, 1.5],
])("asks about products that a list has at %s and %s times today's price, with the higher price", (one, other) => {
  const found = match([...listAt(one), ...listAt(other)]);
  expect(found).toEqual(
    products.map(({ id, price }) => {
      const others = [{ title: '', price: 1.3 * price }];
      return { id, price: 1.5 * price, others, doubts: ['rivals', 'column'] };
    }),
  );
});

it('asks with the price that changes as the others of the list do', () => {
  const others = listAt(1.5).slice(1);
  const found = match([...others, ['Whey 1 kg', 1950], ['Whey 1 kg', 1520]]);
  expect(found.find(({ id }) => id === 0)).toMatchObject({ price: 1520, doubts: ['rivals', 'column'] });
  expect(found.filter(({ doubts }) => doubts?.length === 0)).toHaveLength(3);
});

it('says what tells the prices of flavors apart', () => {
  const [found] = match([
    ['Whey 1 kg chocolate', 1500],
    ['Whey 1 kg vainilla', 1400],
  ]);
  expect(found).toMatchObject({ price: 1500, others: [{ title: 'Whey 1 kg vainilla', price: 1400 }] });
});
