import { expect, it } from 'vitest';
import { assignRole, type ColumnBand, type ColumnRole } from './list-columns.ts';

const bands = (...roles: ColumnRole[]): ColumnBand[] =>
  roles.map((role, index) => ({ left: index * 100, right: index * 100 + 80, title: '', role }));

it.each<[before: ColumnRole[], index: number, role: ColumnRole, after: ColumnRole[]]>([
  [['name', 'other', 'other'], 2, 'price', ['name', 'other', 'price']],
  [['name', 'price', 'other'], 2, 'price', ['name', 'other', 'price']],
  [['name', 'other', 'price'], 1, 'name', ['other', 'name', 'price']],
  [['name', 'price', 'name', 'price', 'other'], 4, 'price', ['name', 'price', 'name', 'price', 'price']],
  [['name', 'flavor', 'other'], 2, 'flavor', ['name', 'flavor', 'flavor']],
  [['name', 'price'], 1, 'price', ['name', 'price']],
  [['name', 'price'], 1, 'other', ['name', 'other']],
])('%j, column %i as %s: %j', (before, index, role, after) => {
  expect(assignRole(bands(...before), { index, role }).map((band) => band.role)).toEqual(after);
});
