import { describe, expect, it } from 'vitest';
import { changesToSave, type FieldDescriptions, findConflicts } from './field-conflict.ts';

type Sale = { client: string; quantity: number; paid: boolean };

const before: Sale = { client: 'Ana', quantity: 1, paid: false };
const descriptions: FieldDescriptions<Sale> = {
  client: { label: 'Cliente', format: String },
  quantity: { label: 'Cantidad', format: String },
  paid: { label: 'Pagado', format: (paid) => (paid ? 'Si' : 'No') },
};

describe('an edit conflict', () => {
  it('sends only what the user changed', () => {
    const own = { ...before, quantity: 2, paid: true };
    expect(changesToSave({ before, own: before }, new Set())).toEqual({});
    expect(changesToSave({ before, own }, new Set())).toEqual({ quantity: 2, paid: true });
    expect(changesToSave({ before, own }, new Set(['paid']))).toEqual({ quantity: 2 });
  });

  it('finds none when different fields changed, or the same one to the same value', () => {
    const own = { ...before, quantity: 2 };
    expect(findConflicts({ before, own, current: { ...before, paid: true } }, descriptions)).toEqual([]);
    expect(findConflicts({ before, own, current: own }, descriptions)).toEqual([]);
    expect(findConflicts({ before, own: before, current: own }, descriptions)).toEqual([]);
  });

  it('holds both values when they differ', () => {
    const own = { client: 'Beto', quantity: 2, paid: false };
    const current = { client: 'Carla', quantity: 2, paid: true };
    expect(findConflicts({ before, own, current }, descriptions)).toEqual([
      { field: 'client', label: 'Cliente', own: 'Beto', current: 'Carla', changedByUser: true },
    ]);
  });
});
