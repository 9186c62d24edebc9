import { expect, it } from 'vitest';
import { chosenColumn, isColumnAmbiguous, selectableColumns } from './price-columns.ts';

const lines = (...unsure: boolean[]) =>
  unsure.map((one, line) => ({ line, text: '', price: 1, otherPrices: [], unsure: one }));
const columns = { priceColumn: 'L. 1', priceColumns: ['L. 1', 'L. 2', 'L. 3'] };

it.each([
  [lines(false), false],
  [lines(true), true],
  [lines(true, false), false],
  [lines(true, true, false), true],
])('is ambiguous when most lines are: %#', (linesRead, ambiguous) => {
  expect(isColumnAmbiguous({ ...columns, lines: linesRead })).toBe(ambiguous);
});

it('is ambiguous when none of several columns was read', () => {
  expect(isColumnAmbiguous({ ...columns, lines: [] })).toBe(true);
  expect(isColumnAmbiguous({ lines: [], priceColumns: ['PVP'] })).toBe(false);
});

it('offers the other columns, and the current one too when any line is uncertain', () => {
  expect(selectableColumns({ ...columns, lines: lines(false, false) })).toEqual(['L. 2', 'L. 3']);
  expect(selectableColumns({ ...columns, lines: lines(true, false, false) })).toEqual(['L. 1', 'L. 2', 'L. 3']);
  expect(selectableColumns({ priceColumn: 'PVP', priceColumns: ['PVP'], lines: lines(false) })).toEqual([]);
});

it('is read again only when the user chose it', () => {
  expect(chosenColumn({ columnChosen: true, priceColumn: 'L. 2' })).toBe('L. 2');
  expect(chosenColumn({ columnChosen: false, priceColumn: 'L. 2' })).toBeUndefined();
  expect(chosenColumn({ columnChosen: true, priceColumn: null })).toBeUndefined();
});
