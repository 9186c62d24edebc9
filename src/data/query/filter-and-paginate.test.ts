import { describe, expect, it } from 'vitest';
import { filterAndPaginate } from './filter-and-paginate.ts';

const rows = ['Ácido', 'Barra', 'Bébida', 'Creatina'].map((name, index) => ({
  id: index + 1,
  name,
  deactivatedAt: name === 'Barra' ? 5 : null,
}));

const list = (request: Parameters<typeof filterAndPaginate>[1]) => {
  const { rows: page, totalResults } = filterAndPaginate(rows, request);
  return [page.map(({ name }) => name), totalResults];
};

describe('filterAndPaginate', () => {
  it('returns all rows by default, deactivated ones too', () => {
    expect(list({})).toEqual([['Ácido', 'Barra', 'Bébida', 'Creatina'], 4]);
  });

  it('finds a text in names regardless of case and accents', () => {
    expect(list({ name: ' ACIDO ' })).toEqual([['Ácido'], 1]);
    expect(list({ name: 'bé' })).toEqual([['Bébida'], 1]);
    expect(list({ name: '%' })).toEqual([[], 0]);
  });

  it('filters by activity', () => {
    expect(list({ active: 'S' })).toEqual([['Ácido', 'Bébida', 'Creatina'], 3]);
    expect(list({ active: 'N' })).toEqual([['Barra'], 1]);
  });

  it('returns one page and the total count', () => {
    expect(list({ page: 2, pageSize: 3 })).toEqual([['Creatina'], 4]);
    expect(list({ page: 9, pageSize: 3 })).toEqual([[], 4]);
    expect(list({ page: 2 })).toEqual([[], 4]);
  });
});
