import { expect, it } from 'vitest';
import { findDollarRate } from './dollar-rate.ts';

const constant = (name: string, value: string) => ({ id: 1, name, label: '', value, version: 1, changedAt: 7 });

it.each([
  ['1.450,50', { rate: 1450_50, changedAt: 7 }],
  ['', undefined],
  ['0', undefined],
  ['mucho', undefined],
])('a dollar costs what the settings have: %j', (value, expected) => {
  expect(findDollarRate([constant('shippingCost', '5'), constant('dollarRate', value)])).toEqual(expected);
});

it('is not known without the setting', () => expect(findDollarRate([])).toBeUndefined());
