import { expect, it } from 'vitest';
import { tellsTerms } from './terms.ts';

it('knows terms of sale, dates and telephones from products', () => {
  for (const text of [
    'Pedido mínimo $ 90.000',
    'Vigencia: 01/11/2026',
    'Consultas: 11 5555-4321',
    'Tel. 351 555-4321',
    'Total artículos: 26',
  ])
    expect(tellsTerms(text)).toBe(true);
  for (const text of ['Consultar', 'Teléfono', 'Celulosa 500 g', 'Pedido de Whey 1 kg'])
    expect(tellsTerms(text)).toBe(false);
});
