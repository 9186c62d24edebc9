import { expect, it } from 'vitest';
import { isSalesTerms } from './sales-terms.ts';

it('knows terms of sale, dates and telephones from products', () => {
  for (const text of [
    'Pedido mínimo $ 90.000',
    'Vigencia: 01/11/2026',
    'Consultas: 11 5555-4321',
    'Tel. 351 555-4321',
    'Total artículos: 26',
    'Articulos de la marca: 29',
    'Total rubro 010: 43 artículos',
  ])
    expect(isSalesTerms(text)).toBe(true);
  for (const text of ['Consultar', 'Teléfono', 'Celulosa 500 g', 'Pedido de Whey 1 kg', 'Total Whey 5 lb $96600'])
    expect(isSalesTerms(text)).toBe(false);
});
