import { expect, it } from 'vitest';
import { formatPrice } from '#domain/money/format-price.ts';
import { sampleProduct } from '../testing/sample-products.ts';
import { productSummary, summarize } from './product-summary.ts';

it('joins the lines of a description', () => {
  expect(summarize('Rinde 30 porciones.\\n\\nSin azúcar.')).toBe('Rinde 30 porciones. Sin azúcar.');
});

it('truncates long ones between words', () => {
  const text = summarize('proteína de suero, '.repeat(20));
  expect(text.length).toBeLessThanOrEqual(156);
  expect(text).toMatch(/(proteína|de|suero)…$/);
});

it('truncates text without spaces', () => {
  expect(summarize('a'.repeat(400)).length).toBeLessThanOrEqual(156);
});

it('starts with the final price', () => {
  const product = sampleProduct({ id: 1, price: 5_000_000, discount: 1000, description: 'Rinde 30 porciones.' });
  expect(productSummary(product, formatPrice)).toBe('$ 45.000 · Rinde 30 porciones.');
  expect(productSummary({ ...product, description: '' }, formatPrice)).toBe('$ 45.000 · Producto 1, Talampa');
});
