import { expect, it } from 'vitest';
import type { SupplierChange } from '#data/price-lists/step-contents.ts';
import { mergeSupplierChanges } from './merge-supplier-changes.ts';

/** Of a supplier whose list before was at `from`, null for a new supplier. */
function change(id: number, now: number, from: number | null): SupplierChange {
  return { id, now, before: from === null ? null : { templates: '[]', priceRule: '', lastListAt: from } };
}

it.each<[string, SupplierChange[], SupplierChange[], SupplierChange[]]>([
  ['of a new supplier', [change(1, 20, null)], [change(1, 30, 20)], [change(1, 30, null)]],
  ['of a known supplier', [change(1, 20, 10)], [change(1, 30, 20)], [change(1, 30, 10)]],
  ['of another supplier', [change(1, 20, 10)], [change(2, 30, 5)], [change(1, 20, 10)]],
  ['after a list of someone else', [change(1, 20, 10)], [change(1, 30, 25)], [change(1, 20, 10)]],
  ['that cannot be recognised again', [change(1, 20, 10)], [], [change(1, 20, 10)]],
  ['after an adjustment of prices', [], [change(1, 30, 20)], []],
  [
    'given to another supplier',
    [change(1, 20, null)],
    [change(2, 30, 5), change(1, 20, 20)],
    [change(2, 30, 5), change(1, 20, null)],
  ],
  [
    'that had been given to another supplier',
    [change(2, 20, 5), change(1, 10, 10)],
    [change(2, 30, 20)],
    [change(1, 10, 10), change(2, 30, 5)],
  ],
])('an undo takes back what an update taught, followed by a list %s', (_, update, later, merged) => {
  expect(mergeSupplierChanges(update, later)).toEqual(merged);
});
