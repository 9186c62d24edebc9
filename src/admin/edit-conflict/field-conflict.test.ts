import { describe, expect, it } from 'vitest';
import { changesToSave, type FieldDescriptions, findConflicts } from './field-conflict.ts';

type Sale = { client: string; quantity: number; paid: boolean };

const before: Sale = { client: 'Ana', quantity: 1, paid: false };
const told: FieldDescriptions<Sale> = {
  client: { label: 'Cliente', text: String },
  quantity: { label: 'Cantidad', text: String },
  paid: { label: 'Pagado', text: (paid) => (paid ? 'Si' : 'No') },
};

describe('two who change the same thing', () => {
  it('sends only what the seller changed', () => {
    const mine = { ...before, quantity: 2, paid: true };
    expect(changesToSave({ before, mine: before }, new Set())).toEqual({});
    expect(changesToSave({ before, mine }, new Set())).toEqual({ quantity: 2, paid: true });
    expect(changesToSave({ before, mine }, new Set(['paid']))).toEqual({ quantity: 2 });
  });

  it('disputes nothing as long as they change other fields, or to the same', () => {
    const mine = { ...before, quantity: 2 };
    expect(findConflicts({ before, mine, now: { ...before, paid: true } }, told)).toEqual([]);
    expect(findConflicts({ before, mine, now: mine }, told)).toEqual([]);
    expect(findConflicts({ before, mine: before, now: mine }, told)).toEqual([]);
  });

  it('puts both values side by side when they differ', () => {
    const mine = { client: 'Beto', quantity: 2, paid: false };
    const now = { client: 'Carla', quantity: 2, paid: true };
    expect(findConflicts({ before, mine, now }, told)).toEqual([
      { key: 'client', label: 'Cliente', mine: 'Beto', now: 'Carla', touched: true },
    ]);
  });
});
