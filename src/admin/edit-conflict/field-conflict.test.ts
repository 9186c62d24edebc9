import { describe, expect, it } from 'vitest';
import { brandFields } from '#domain/catalogue/brand-fields.ts';
import { saleFields } from '#domain/sales/sale-fields.ts';
import { changedFields, findConflicts, resolveFields } from './field-conflict.ts';

const before = {
  productId: 1,
  flavor: 'Cola',
  quantity: 1,
  clientName: 'Ana',
  paymentMethod: '',
  shippingMethod: '',
  paid: false,
};

describe('two who change the same sale', () => {
  it('sends only what the user changed', () => {
    expect(changedFields(before, before)).toEqual({});
    expect(changedFields(before, { ...before, quantity: 2, paid: true })).toEqual({ quantity: 2, paid: true });
  });

  it('are not in conflict as long as they change other fields, or to the same value', () => {
    const own = { ...before, quantity: 2 };
    expect(findConflicts(saleFields, { before, own, current: { ...before, paid: true } })).toEqual([]);
    expect(findConflicts(saleFields, { before, own, current: own })).toEqual([]);
    expect(findConflicts(saleFields, { before, own: before, current: own })).toEqual([]);
  });

  it('see both values, as the screen writes them, when these differ', () => {
    const own = { ...before, clientName: '', quantity: 2 };
    const current = { ...before, clientName: 'Carla', quantity: 2, paid: true };
    expect(findConflicts(saleFields, { before, own, current })).toEqual([
      { field: 'clientName', label: 'Cliente', own: 'Sin especificar', current: 'Carla', changedByUser: true },
    ]);
  });

  it('name a product that only its id is known of by the format given', () => {
    const versions = { before, own: { ...before, productId: 2 }, current: { ...before, productId: 3 } };
    const [conflict] = findConflicts(saleFields, versions, { formats: { productId: (id) => `Producto ${id}` } });
    expect(conflict).toMatchObject({ own: 'Producto 2', current: 'Producto 3' });
  });

  it('each keep what only they changed, and what was chosen', () => {
    const own = { ...before, clientName: 'Beto', paymentMethod: 'Efectivo' };
    const current = { ...before, clientName: 'Carla', paid: true };
    const versions = { before, own, current };
    const conflicts = findConflicts(saleFields, versions);
    const resolve = (...fields: string[]) => resolveFields(versions, { conflicts, keepCurrent: new Set(fields) });
    expect(resolve('clientName')).toEqual({ ...current, paymentMethod: 'Efectivo' });
    expect(resolve()).toEqual({ ...current, clientName: 'Beto', paymentMethod: 'Efectivo' });
  });

  it('decide on what only others changed, where that is listed too', () => {
    const versions = { before, own: before, current: { ...before, quantity: 4 } };
    const conflicts = findConflicts(saleFields, versions, { includeUntouched: true });
    expect(conflicts).toMatchObject([{ field: 'quantity', own: '1', current: '4', changedByUser: false }]);
    expect(resolveFields(versions, { conflicts, keepCurrent: new Set(['quantity']) }).quantity).toBe(4);
    expect(resolveFields(versions, { conflicts, keepCurrent: new Set() }).quantity).toBe(1);
  });
});

it('shows images as images', () => {
  const brand = { name: 'Vitalina', link: 'vitalina', image: '' };
  const versions = { before: brand, own: { ...brand, image: '/a.webp' }, current: { ...brand, image: '/b.webp' } };
  expect(findConflicts(brandFields, versions)).toMatchObject([
    { own: '/a.webp', current: '/b.webp', isImageList: true },
  ]);
});
