import { expect, it } from 'vitest';
import { doubtLabel } from './doubt-labels.ts';

it.each([
  ['change', 240, 'El precio es 3,4 veces el de hoy: revisalo.'],
  ['list-change', 240, 'El precio es 3,4 veces el de hoy, como casi toda la lista: revisalo.'],
  ['list-change', 70, 'Cambia más del 60 %, como casi toda la lista: revisalo.'],
  ['list-change', -20, 'Baja, como casi toda la lista. ¿Es lo que pagás? Sumale tu ganancia en «Precio nuevo».'],
  ['change', -70, 'El precio cambia más del 60 %.'],
  ['rivals', 240, 'Hay otro producto u otra línea casi igual.'],
  ['reading', 10, 'Leímos esta línea de otra manera que el resto: fijate si está bien.'],
  ['rivals', null, 'Hay otro producto u otra línea casi igual.'],
] as const)('the doubt %s at a change of %s %% says «%s»', (doubt, percent, label) => {
  expect(doubtLabel(doubt, percent)).toBe(label);
});
