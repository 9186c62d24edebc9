import { expect, it } from 'vitest';
import { parsePrice } from '#domain/money/parse-price.ts';
import { evaluateEdit } from './cell-state.ts';

const price = { value: 123_400, parse: parsePrice };

it.each([
  ['1234', { kind: 'unchanged' }],
  ['1.234', { kind: 'unchanged' }],
  ['$ 1234,00', { kind: 'unchanged' }],
  ['1.235', { kind: 'save', value: 123_500 }],
  ['12,5', { kind: 'save', value: 1250 }],
  ['', { kind: 'invalid' }],
  ['-5', { kind: 'invalid' }],
  ['1.2.3', { kind: 'invalid' }],
])('[M5-33] %j in the cell of 1234 leads to %j', (text, outcome) => {
  expect(evaluateEdit(price, text)).toEqual(outcome);
});

it('distinguishes an empty value from a new one', () => {
  const dollars = { value: null, parse: (text: string) => (text === '' ? null : parsePrice(text)) };
  expect(evaluateEdit(dollars, '')).toEqual({ kind: 'unchanged' });
  expect(evaluateEdit(dollars, '3')).toEqual({ kind: 'save', value: 300 });
  expect(evaluateEdit({ ...dollars, value: 300 }, '')).toEqual({ kind: 'save', value: null });
});

it('saves the shown value again when it may be another one', () => {
  expect(evaluateEdit({ ...price, isUncertain: true }, '1234')).toEqual({ kind: 'save', value: 123_400 });
});
