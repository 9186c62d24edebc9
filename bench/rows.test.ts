import { expect, it } from 'vitest';
import { productKey } from '#domain/catalogue/slug.ts';
import { formatFine, formatTable, formatWhole } from '../test/report/table.ts';
import { brandLinks, categoryLinks, largeCatalogue } from './large-catalogue.ts';
import { invalidatedRows } from './rows.ts';

it('seeds different products, and enough of them for a full page under each brand and category', () => {
  const { products } = largeCatalogue(500);
  expect(new Set(products.map(({ name }) => productKey(name))).size).toBe(500);
  for (const link of brandLinks) expect(products.filter(({ brandLink }) => brandLink === link)).toHaveLength(25);
  for (const link of categoryLinks)
    expect(products.filter(({ categoryLink }) => categoryLink === link)).toHaveLength(25);
});

it('asks more different addresses in a round than there are connections', () => {
  for (const { paths } of invalidatedRows(500)) expect(new Set(paths).size).toBeGreaterThan(150);
});

it('prints columns that line up', () => {
  const rows = [
    ['', 'per s'],
    ['list page', formatWhole(1234.6)],
    ['home', formatFine(2.345)],
  ];
  expect(formatTable(rows)).toBe('           per s\nlist page  1,235\nhome        2.35');
});
