import { expect, it } from 'vitest';
import { remainingText } from './remaining-units.ts';

it.each([
  [-1, ''],
  [0, ''],
  [1, '¡Queda 1!'],
  [2, '¡Quedan 2!'],
  [3, ''],
])('%i units: "%s"', (units, text) => {
  expect(remainingText(units)).toBe(text);
});
