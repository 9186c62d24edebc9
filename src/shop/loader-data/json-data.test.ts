import { expect, it } from 'vitest';
import { fromJsonData, toJsonData } from './json-data.ts';

const value = { products: [{ name: 'Creatina', price: 100 }] };

it('gives the value itself where it was made', () => {
  expect(fromJsonData(toJsonData(value))).toBe(value);
});

it('sends only the text', () => {
  expect({ ...toJsonData(value) }).toEqual({ json: JSON.stringify(value) });
});

it('parses a text that was sent once', () => {
  const received = { json: JSON.stringify(value) };
  expect(fromJsonData(received)).toEqual(value);
  expect(fromJsonData(received)).toBe(fromJsonData(received));
});
