import { describe, expect, it } from 'vitest';
import { isSalesTerms } from './sales-terms.ts';

it('is no name before a price', () => {
  expect(isSalesTerms('Total Restore 60 caps: $ 12.000')).toBe(false);
  expect(isSalesTerms('3 x $ 6.000')).toBe(false);
  expect(isSalesTerms('3 x $ 6.000 sin interés o $ 18.000')).toBe(false);
});

describe('terms of sale', () => {
  it.each([
    'Pedido mínimo $ 90.000',
    'COMPRA MÍNIMA: $50.000',
    'Monto minimo de compra 100.000',
    'Precios con IVA. Pedido mínimo $ 90.000.',
    'Pedidos: (0343) 422-9911 · Mínimo de compra $ 130.000 · Seña 30 %',
    '3 cuotas sin interés de $ 5.000',
    '3 x $6.243,33 sin interés',
    '➡️ Envíos gratis desde $ 80.000',
    'Envio bonificado a partir de $ 60.000',
    'Subtotal $ 10.000',
    'Envíos a toda la ciudad $ 3.500',
    'envío $ 5.500',
    '23% OFF',
    '-10 % off',
    'Vigencia: 01/11/2026',
    'Válida hasta 30/11',
    'Actualizado: noviembre 2026',
    'Consultas: 11 5555-4321',
    'Tel. 351 555-4321',
    'WhatsApp 351 555 4321',
    '📞 Cel: 3515554321',
    'CUIT: 30-12345678-9',
    'Horarios: 9 a 18',
    'E-mail: ventas@lista.ar',
    'Total artículos: 26',
    'Articulos de la marca: 29',
    'Total rubro 010: 43 artículos',
    'Cantidad de productos: 120',
  ])('%s', (text) => {
    expect(isSalesTerms(text)).toBe(true);
  });
});

describe('no terms of sale', () => {
  it.each([
    'Consultar',
    'Teléfono',
    'Celulosa 500 g',
    'Pedido de Whey 1 kg',
    'Total Whey 5 lb $96600',
    'Whey Total 1 kg',
    'Off Season Mass 3 kg $ 42.000',
    'Creatina 300 g',
    'Webber Naturals 60 caps',
    'Totalmente vegano 500 g',
    'Envase x 12',
    '',
  ])('%s', (text) => {
    expect(isSalesTerms(text)).toBe(false);
  });
});
