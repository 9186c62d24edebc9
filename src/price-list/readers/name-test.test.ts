import { expect, it } from 'vitest';
import { toNameTest } from './name-test.ts';

const isName = toNameTest([
  {
    id: 1,
    name: 'Gel de Creatina Monohidrato',
    brand: 'Toro Titanio',
    category: 'Polvos',
    price: 1,
    flavors: ['Frutilla'],
  },
]);

it.each([
  ['CREAT. MONOHIDRATO', true],
  ['creatinas', true],
  ['de Titanio', true],
  ['sabor frutilla', true],
  ['algo de 1 kg', true],
  ['Polvos', false],
  ['Voltaje', false],
  ['de la', false],
  ['', false],
])('«%s» may be part of a name: %s', (text, is) => {
  expect(isName(text)).toBe(is);
});
