import { expect, it } from 'vitest';
import { AUDITED_ENTITIES, auditedActions, isAuditedAction } from './audit-entry.ts';

it('offers in the filter each kind of thing that something can happen to, once', () => {
  expect(AUDITED_ENTITIES.toSorted()).toEqual([...new Set(Object.values(auditedActions))].toSorted());
});

it('knows actions by their whole name, and nothing that every object has', () => {
  expect(Object.keys(auditedActions).every(isAuditedAction)).toBe(true);
  for (const text of ['', 'product', 'Product added', 'product added ', 'constructor', 'toString', '__proto__'])
    expect(isAuditedAction(text)).toBe(false);
});
