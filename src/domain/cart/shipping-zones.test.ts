import { expect, it } from 'vitest';
import { parseShippingZones } from './shipping-zones.ts';

it.each([
  ['', []],
  ['Oncativo: 0', [{ name: 'Oncativo', price: 0, time: '' }]],
  [
    'Córdoba capital: $ 2.500,50; 2 a 3 días\n\n Interior : 4000 ; lunes y jueves, de 9 a 18 \r\n',
    [
      { name: 'Córdoba capital', price: 2_500_50, time: '2 a 3 días' },
      { name: 'Interior', price: 4_000_00, time: 'lunes y jueves, de 9 a 18' },
    ],
  ],
])('%j are these zones', (text, zones) => {
  expect(parseShippingZones(text)).toEqual(zones);
});

it.each([
  'Oncativo',
  'Oncativo 500',
  ': 500',
  'Oncativo: gratis',
  'Oncativo: -5',
  'Centro: 1\ncentro: 2',
  `${'x'.repeat(61)}: 1`,
])('%j are no zones', (text) => {
  expect(parseShippingZones(text)).toBe(undefined);
});
