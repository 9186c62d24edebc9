import { describe, expect, it } from 'vitest';
import { filterAndPaginate } from './filter-by-name.ts';

const rows = ['Ácido', 'Barra', 'Bébida', 'Creatina'].map((name, index) => ({
  id: index + 1,
  name,
  deactivatedAt: name === 'Barra' ? 5 : null,
}));

const found = (request: Parameters<typeof filterAndPaginate>[1]) => {
  const { rows: page, totalResults } = filterAndPaginate(rows, request);
  return [page.map(({ name }) => name), totalResults];
};

describe('narrowed', () => {
  it('gives everything by default, the inactive too', () => {
    expect(found({})).toEqual([['Ácido', 'Barra', 'Bébida', 'Creatina'], 4]);
  });

  it('finds a text in names whatever its case and accents', () => {
    expect(found({ name: ' ACIDO ' })).toEqual([['Ácido'], 1]);
    expect(found({ name: 'bé' })).toEqual([['Bébida'], 1]);
    expect(found({ name: '%' })).toEqual([[], 0]);
  });

  it('tells active and inactive apart', () => {
    expect(found({ active: 'S' })).toEqual([['Ácido', 'Bébida', 'Creatina'], 3]);
    expect(found({ active: 'N' })).toEqual([['Barra'], 1]);
  });

  it('gives one page and the count of all', () => {
    expect(found({ page: 2, pageSize: 3 })).toEqual([['Creatina'], 4]);
    expect(found({ page: 9, pageSize: 3 })).toEqual([[], 4]);
    expect(found({ page: 2 })).toEqual([[], 4]);
  });
});
