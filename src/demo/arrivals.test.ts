import { expect, it } from 'vitest';
import { arrivals } from './arrivals.ts';
import { catalogue } from './catalogue/catalogue.ts';

const NOW = Date.UTC(2026, 2, 10, 12);
const DAY = 86_400_000;
const all = arrivals(catalogue.products, NOW);

it('returns each product once, with different times, oldest first', () => {
  expect(new Set(all.map(({ product }) => product)).size).toBe(catalogue.products.length);
  expect(all).toHaveLength(catalogue.products.length);
  const dates = all.map(({ createdAt }) => createdAt);
  expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b));
});

it('covers the last months and ends a few hours ago', () => {
  const dates = all.map(({ createdAt }) => createdAt);
  expect(Math.max(...dates)).toBeLessThan(NOW);
  expect(Math.max(...dates)).toBeGreaterThan(NOW - DAY);
  expect(Math.min(...dates)).toBeGreaterThan(NOW - 200 * DAY);
  expect(Math.min(...dates)).toBeLessThan(NOW - 100 * DAY);
});

it('has newest products of ten categories and many brands, all in stock', () => {
  const newest = all.slice(-10).map(({ product }) => product);
  expect(new Set(newest.map(({ category }) => category)).size).toBe(10);
  expect(new Set(newest.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(7);
  expect(newest.every(({ amount }) => amount > 2)).toBe(true);
});

it('returns all products for any number of categories', () => {
  for (const count of [1, 5, 10]) {
    const links = new Set(catalogue.categories.slice(0, count).map(({ link }) => link));
    const some = catalogue.products.filter(({ category }) => links.has(category));
    expect(arrivals(some, NOW)).toHaveLength(some.length);
  }
});

it('returns nothing without products', () => {
  expect(arrivals([], NOW)).toEqual([]);
});
