import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { matchInStages } from './match-stages.ts';
import type { Edge } from './resolve-matches.ts';

const toProduct = (price: number, index: number): CatalogueProduct => {
  return { id: index + 1, name: `Whey ${index}`, brand: 'Delta', category: 'Proteínas', price, flavors: [] };
};
const toRow = (price: number | undefined, index: number): ListRow => {
  const none = { notes: [], brandCell: undefined, headingBrand: undefined, section: undefined };
  return { index, text: `Whey ${index}`, line: `Whey ${index}`, price, ...none };
};

type Pair = Pick<Edge, 'score'> & Partial<Pick<Edge, 'doubts'>> & { row: number; product: number };
type Case = { rows: (number | undefined)[]; products: number[]; edges: Pair[] };
/** Which row tells the price of which product, by their places. */
const resolve = ({ rows, products, edges }: Case) => {
  const among = products.map(toProduct);
  const pairs = edges.flatMap(({ row: place, product: at, score, doubts = [] }) => {
    const product = among[at];
    return product ? { place, row: toRow(rows[place], place), product, score, doubts } : [];
  });
  return matchInStages(pairs).map(({ row, product, price, rivals, nameDoubts }) => {
    return { row: row.index, product: product.id - 1, price, rivals, doubts: nameDoubts };
  });
};

describe('pairs in doubt', () => {
  const doubtful = { score: 0.9, doubts: ['missing-word'] } as const;
  const sure = { row: 0, product: 0, score: 1 };
  const first = { row: 0, product: 0, price: 500, rivals: false, doubts: [] };
  const [rows, products] = [
    [500, 600],
    [400, 500],
  ];

  it('are taken for rows and products that have no other', () => {
    const other = { row: 1, product: 1, ...doubtful };
    expect(resolve({ rows, products, edges: [sure, other] })).toEqual([
      first,
      { row: 1, product: 1, price: 600, rivals: false, doubts: ['missing-word'] },
    ]);
  });

  it('are none of a row that names another product in full', () => {
    const other = { row: 0, product: 1, ...doubtful };
    expect(resolve({ rows, products, edges: [sure, other] })).toEqual([first]);
    expect(resolve({ rows: [undefined, 600], products, edges: [sure, other] })).toEqual([]);
  });

  it('are none of a product that another row names in full', () => {
    const other = { row: 1, product: 0, ...doubtful };
    expect(resolve({ rows, products, edges: [sure, other] })).toEqual([first]);
  });
});

describe('prices that change as those of the list do, however short', () => {
  const sure = 3;
  const products = Array.from({ length: sure }, (_, index) => 1000 + 100 * index);
  const rows = products.map((price) => 1.1 * price);
  const edges = products.map((_, index) => ({ row: index, product: index, score: 1 }));
  const [next, last] = [sure, sure + 1];

  it('are taken where several rows tell others', () => {
    const two = [next, last].map((row) => ({ row, product: next, score: 1 }));
    const found = resolve({ rows: [...rows, 2200, 4000], products: [...products, 2000], edges: [...edges, ...two] });
    expect(found.slice(sure)).toEqual([{ row: next, product: next, price: 2200, rivals: true, doubts: [] }]);
  });

  it('are not taken from a row that tells the price of another product', () => {
    const own = { row: next, product: next, score: 1 };
    const other = { row: next, product: last, score: 0.8 };
    const found = resolve({
      rows: [...rows, 2200],
      products: [...products, 2000, 2000],
      edges: [...edges, own, other],
    });
    expect(found.slice(sure)).toEqual([{ row: next, product: next, price: 2200, rivals: false, doubts: [] }]);
  });
});
