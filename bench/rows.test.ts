import { expect, it } from 'vitest';
import { productKey } from '#domain/catalogue/slug.ts';
import { brandLinks, catalogue, categoryLinks } from './catalogue.ts';
import { freshRows } from './rows.ts';
import { fine, table, whole } from './table.ts';

it('seeds different products, and enough of them for a full page under each brand and category', () => {
  const { products } = catalogue(500);
  expect(new Set(products.map(({ name }) => productKey(name))).size).toBe(500);
  for (const link of brandLinks) expect(products.filter(({ brandLink }) => brandLink === link)).toHaveLength(25);
  for (const link of categoryLinks)
    expect(products.filter(({ categoryLink }) => categoryLink === link)).toHaveLength(25);
});

it('asks more different addresses in a round than there are connections', () => {
  for (const { paths } of freshRows(500)) expect(new Set(paths).size).toBeGreaterThan(150);
});

it('prints columns that line up', () => {
  const rows = [
    ['', 'per s'],
    ['list page', whole(1234.6)],
    ['home', fine(2.345)],
  ];
  expect(table(rows)).toBe('           per s\nlist page  1,235\nhome        2.35');
});
