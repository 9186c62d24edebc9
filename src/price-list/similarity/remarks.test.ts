import { expect, it } from 'vitest';
import { withoutRemarks } from './remarks.ts';

it.each([
  'creatina 300 g - nueva formula',
  'creatina 300 g (origen nacional)',
  'creatina 300 g - venta por unidad',
  'creatina 300 g ultimas unidades',
  'creatina 300 g ult. unidades',
  'nuevo ingreso - creatina 300 g',
  'creatina 300 g (apto celiacos)',
  'creatina 300 g (importada usa)',
  'creatina 300 g - consultar sabores',
  'creatina 300 g incluye medidor',
  'creatina 300 g - vto 03/27',
  'creatina 300 g - rinde 10 litros',
  'creatina 300 g (rinde 500ml)',
])('%s is creatine of 300 g', (name) => {
  expect(withoutRemarks(name).replace(/[()-]/g, ' ').replace(/\s+/g, ' ').trim()).toBe('creatina 300 g');
});

it.each([
  'creatina 300 g promo',
  'creatina 300 g liquidacion por vencimiento',
  'creatina 300 g + shaker de regalo',
  'proteina vegana sin azucar',
  'formula 1 mujer',
  'rindemax 2 litros',
])('%s stays as it is', (name) => {
  expect(withoutRemarks(name)).toBe(name);
});
