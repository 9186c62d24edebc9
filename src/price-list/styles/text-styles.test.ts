import { expect, it } from 'vitest';
import { styleOf } from './text-styles.ts';

it.each([
  ['GANADOR DE PESO X 5 Kg', 'A'],
  ['WHEY ISO x908 g VAINILLA', 'A'],
  ['L-CARNITINA', 'A'],
  ['Ganador de Peso X 5 KG', 'a'],
  ['1,5 kg', 'a'],
  ['BCAA 2:1:1 210 g', 'a'],
])('tells capitals by the words of a name, not by its unit: %s', (text, letters) => {
  expect(styleOf({ font: 'f1', size: 9, text })).toBe(`f1 9 ${letters}`);
});
