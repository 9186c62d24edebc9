import { expect, it } from 'vitest';
import { packSize } from './pack-size.ts';

it.each([
  ['12', 12],
  ['x 12', 12],
  ['x12u', 12],
  ['24 unid.', 24],
  ['Disp. 12 u.', 12],
  ['Caja x 6', 6],
  ['Bulto de 20', 20],
  ['CJ12U', 12],
  ['BT6U', 6],
  ['UN', 1],
  ['Unidad', 1],
])('reads how many are in %s', (text, size) => expect(packSize(text)).toBe(size));

it.each(['500 g', 'Caps x 60', 'x 60 caps', 'Pote 300', 'Omega 3', 'B12', 'Display', 'XL', '12 x 46 g', '1000', ''])(
  'reads none in %s',
  (text) => expect(packSize(text)).toBeUndefined(),
);
