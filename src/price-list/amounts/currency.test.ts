import { expect, it } from 'vitest';
import { currencyOf } from './currency.ts';

it('knows the signs and short names of pesos and dollars, alone', () => {
  expect(['$', 'ARS', 'PES', 'Pesos'].map(currencyOf)).toEqual(Array(4).fill('pesos'));
  expect(['U$S', 'USD', 'DOL', 'Dólares', 'US$'].map(currencyOf)).toEqual(Array(5).fill('dollars'));
  expect(['', '$ 100', 'USD 10', 'Pesas', 'Dolor'].map(currencyOf)).toEqual(Array(5).fill(undefined));
});
