import { expect, it } from 'vitest';
import { joinBrokenText } from './broken-text.ts';

it.each([
  ['Colágeno hidro', 'lizado 300 g', 'Colágeno hidrolizado 300 g'],
  ['Suero', 'xyz', 'Suero xyz'],
  ['Gel pine', 'apple', 'Gel pine apple'],
  ['Whey vain', 'illa 1 kg', 'Whey vainilla 1 kg'],
  ['Gluta', 'mina 300 g', 'Glutamina 300 g'],
  ['Pasta de', 'maní', 'Pasta de maní'],
  ['Mega', 'whey', 'Mega whey'],
  ['', 'Whey', 'Whey'],
  ['BCAA 60 COMPRIMID', 'OS', 'BCAA 60 COMPRIMIDOS'],
  ['Pre-', 'Entreno 300 g', 'Pre- Entreno 300 g'],
  ['Omega', '-3', 'Omega -3'],
  ['Whey 1', 'kg', 'Whey 1 kg'],
])('«%s» goes on with «%s»', (text, next, whole) => {
  expect(joinBrokenText(text, next)).toBe(whole);
});
