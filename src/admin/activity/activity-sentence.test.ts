import { describe, expect, it } from 'vitest';
import type { AuditRow } from '#contract/admin/audit.ts';
import { auditedActions } from '#domain/audit/audit-entry.ts';
import { describeEntry } from './activity-sentence.ts';

const entry = (values: Partial<AuditRow>): AuditRow => ({
  id: 1,
  at: 0,
  who: 'Ana',
  how: null,
  did: 'signed in',
  entityId: 7,
  name: 'Whey 908 g',
  from: null,
  to: null,
  requestId: null,
  ...values,
});

it.each<[Partial<AuditRow>, string]>([
  [
    { did: 'prices changed', from: { price: 12000, finalPrice: 12000 }, to: { price: 13500, finalPrice: 13500 } },
    'Ana cambió el precio de «Whey 908 g» de $ 12.000 a $ 13.500.',
  ],
  [
    { did: 'product changed', from: { amount: 3 }, to: { amount: 5 } },
    'Ana cambió la cantidad de «Whey 908 g» de 3 a 5.',
  ],
  [
    { did: 'prices changed', from: { priceUSD: null }, to: { priceUSD: 2.5 } },
    'Ana cambió el precio en dólares de «Whey 908 g» de Sin precio a US$ 2,5.',
  ],
  [
    { did: 'product changed', from: { idBrand: 'Star' }, to: { idBrand: 'ENA' } },
    'Ana cambió la marca de «Whey 908 g» de Star a ENA.',
  ],
  [
    { did: 'product changed', from: { flavors: [] }, to: { flavors: [{ name: 'Vainilla', quantity: 2 }] } },
    'Ana cambió la lista de sabores o colores de «Whey 908 g» de ninguno a Vainilla: 2.',
  ],
  [
    { did: 'product changed', from: { images: ['/a'] }, to: { images: ['/a', '/b'] } },
    'Ana cambió la lista de imágenes de «Whey 908 g» de 1 imagen a 2 imágenes.',
  ],
  [{ did: 'product changed', from: {}, to: {} }, 'Ana guardó los datos de «Whey 908 g» sin cambiarlos.'],
  [{ did: 'product deleted', from: { name: 'Whey 908 g' } }, 'Ana eliminó el producto «Whey 908 g».'],
  [
    { did: 'product switched', from: { active: true }, to: { active: false } },
    'Ana desactivó el producto «Whey 908 g».',
  ],
  [
    { did: 'price changed by list', from: { price: 100 }, to: { price: 120.5 } },
    'Ana cambió el precio de «Whey 908 g» de $ 100 a $ 120,5 con una lista en PDF.',
  ],
  [{ did: 'sale entered', to: { quantity: 2, total: 1800 } }, 'Ana registró una venta de 2 × «Whey 908 g» por $ 1800.'],
  [
    { did: 'sale changed', from: { paid: false }, to: { paid: true } },
    'Ana cambió el dato «pagado» de una venta de «Whey 908 g» de No a Si.',
  ],
  [
    { did: 'sale changed', from: { clientName: null }, to: { clientName: null } },
    'Ana cambió el cliente de una venta de «Whey 908 g».',
  ],
  [
    {
      did: 'constant changed',
      name: 'Eslogan',
      from: { name: 'slogan', value: '' },
      to: { name: 'slogan', value: 'Más' },
    },
    'Ana cambió «Eslogan» de (vacío) a Más.',
  ],
  [{ did: 'price list confirmed', to: { prices: 1 } }, 'Ana confirmó una lista de precios, que cambió 1 precio.'],
  [{ did: 'price list undone', to: { prices: 2 } }, 'Ana deshizo una lista de precios: 2 precios de antes.'],
  [{ did: 'price adjustment undone', to: { prices: 1 } }, 'Ana deshizo un ajuste de precios: 1 precio de antes.'],
  [
    { did: 'supplier renamed', name: 'Ceibo', from: { name: 'Ceibo' }, to: { name: 'El Ceibo' } },
    'Ana cambió el nombre del proveedor «Ceibo» por «El Ceibo».',
  ],
  [{ did: 'supplier forgotten', name: 'Ceibo' }, 'Ana olvidó lo aprendido del proveedor «Ceibo».'],
  [{ did: 'sign-in refused', who: null, to: {} }, 'Se rechazó un inicio de sesión con datos incorrectos.'],
  [
    { did: 'too many sign-ins', who: null, to: { leftOut: 40 } },
    'Se rechazó un inicio de sesión por demasiados intentos (antes hubo 40 rechazos más, que no se anotaron).',
  ],
  [
    { did: 'constant changed', who: null, from: { value: 'a' }, to: { value: 'b' } },
    'La tienda cambió «Whey 908 g» de a a b.',
  ],
])('%j', (values, sentence) => {
  expect(describeEntry(entry(values)).sentence).toBe(sentence);
});

describe('several changed fields', () => {
  const changed = entry({
    did: 'prices changed',
    from: { price: 100, discount: 0, description: '' },
    to: { price: 120, discount: 10, description: 'x'.repeat(300) },
  });

  it('are named in the sentence and listed below it', () => {
    expect(describeEntry(changed)).toEqual({
      sentence: 'Ana cambió el precio, el descuento y la descripción de «Whey 908 g».',
      details: [
        { label: 'Precio', subject: 'el precio', from: '$ 100', to: '$ 120' },
        { label: 'Descuento', subject: 'el descuento', from: '0 %', to: '10 %' },
        { label: 'Descripción', subject: 'la descripción', from: 'Sin descripción', to: 'x'.repeat(300) },
      ],
    });
  });
});

it('has a sentence for every action', () => {
  for (const did of Object.keys(auditedActions)) {
    const recorded = {
      lines: '1 x Whey',
      paid: true,
      price: 1,
      quantity: 1,
      total: 1,
      rows: 1,
      prices: 2,
      sessions: 1,
      created: 2,
      changed: 1,
      deleted: 2,
      restored: 1,
      name: 'Ceibo',
    };
    const { sentence } = describeEntry(entry({ did, from: recorded, to: recorded }));
    expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].{8,}\.$/);
    expect(sentence).not.toContain(did);
    expect(sentence).not.toMatch(/undefined|NaN|null/);
  }
});
