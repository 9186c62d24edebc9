import { expect, it } from 'vitest';
import { cleanName } from './clean-name.ts';

it.each([
  ['a bullet', '• Vitamina C', 'Vitamina C'],
  ['the number of an item', '5. Vitamina C', 'Vitamina C'],
  ['both', '- 12) Vitamina C', 'Vitamina C'],
  ['what a column is called', 'Artículo: Vitamina C', 'Vitamina C'],
  ['a marked code', 'Vitamina C cód. PS6059', 'Vitamina C'],
  ['a code without a space', '7701VITAMINA C', 'VITAMINA C'],
  ['what is in a portion', 'Barra Proteica 46 g 15 g de proteína por barra', 'Barra Proteica 46 g'],
  ['how many come together behind it', 'Vitamina C Cod. 40211 Bulto x 24', 'Vitamina C'],
  ['a dash behind it', 'Vitamina C -', 'Vitamina C'],
])('leaves %s out of a name', (_, name, bare) => {
  expect(cleanName(name)).toBe(bare);
});

it.each([
  '2 x Vitamina C',
  '1.000 mg Vitamina C',
  '5 HTP 60 caps',
  '500MG VITAMINA',
  'Bolsa 500 g proteína',
  'Almendras bulto x 10 kg',
  'Barra bulto x 12',
])('leaves «%s»', (name) => {
  expect(cleanName(name)).toBe(name);
});
