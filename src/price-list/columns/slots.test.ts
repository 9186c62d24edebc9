import { expect, it } from 'vitest';
import { type TextSpec, toTestLines } from '../page/test-cells.ts';
import { findSlots, nearestSlot, withLonePrices } from './slots.ts';

const rows = (many: number, ...more: TextSpec[]) =>
  toTestLines(
    ...Array.from({ length: many }, (_, index): TextSpec[] => [
      [100, 12 * index, 'Creatina'],
      [200, 12 * index, '$ 9.450'],
    ]).flat(),
    ...more,
  );
const CREATINA = { left: 100, right: 136 };

it('finds the stretches that most rows fill', () => {
  expect(findSlots(rows(3))).toEqual([CREATINA, { left: 200, right: 232 }]);
  expect(findSlots([])).toEqual([]);
});

it('keeps words left of all others that only a few rows have', () => {
  expect(findSlots(rows(20, [5, 0, 'PAMPA FIT']))).toHaveLength(3);
  expect(findSlots(rows(20, [5, 0, 'PAMPA FIT']))[0]).toEqual({ left: 5, right: 45.5 });
});

it('leaves what only one of many rows has elsewhere, and marks without words', () => {
  expect(findSlots(rows(20, [150, 0, 'Nuevo']))).toHaveLength(2);
  expect(findSlots(rows(20, [5, 0, '*']))).toHaveLength(2);
});

it('does not let a word for no price that runs over columns join them', () => {
  expect(findSlots(rows(3, [120, 40, 'consultar con ventas'], [120, 50, 'SIN STOCK           ']))).not.toHaveLength(0);
  expect(findSlots(rows(3, [195, 50, 'SIN STOCK'], [100, 50, 'Zinc']))).toEqual(findSlots(rows(3)));
});

it('parts two prices of one row however near they are, where other gaps of few rows are chance', () => {
  const near = rows(3, [100, 60, 'Zinc'], [200, 60, '$ 8.000'], [233.5, 60, '$ 9.000']);
  expect(findSlots(near)).toHaveLength(3);
  expect(findSlots(rows(3, [233.5, 60, 'oferta'], [100, 60, 'Zinc'], [200, 72, '$ 8.000']))).toHaveLength(2);
});

it('gives a text to the stretch that it overlaps most, else to the nearest', () => {
  const slots = findSlots(rows(3));
  expect([110, 150, 190, 210].map((left) => nearestSlot(slots, { left, right: left + 5 }))).toEqual([0, 0, 1, 1]);
  expect(nearestSlot([], CREATINA)).toBe(-1);
});

it('does not let the one price of an offer join the columns that it stands over', () => {
  const priced = rows(3).flatMap((line) =>
    toTestLines(...line.cells.map(({ left, y, text }): TextSpec => [left, y, text])),
  );
  const two = priced.flatMap(({ cells, y }) =>
    toTestLines(...cells.map(({ left, text }): TextSpec => [left, y, text]), [250, y, '$ 8.000']),
  );
  const offer = toTestLines([100, 50, 'Pack'], [220, 50, '$ 12.000.000']);
  expect(findSlots([...two, ...offer])).toEqual(findSlots(two));
});

it('does not let the long name of an offer fill a column of prices', () => {
  const twice = Array.from({ length: 6 }, (_, index): TextSpec[] => [[260, 12 * index, '9.100']]).flat();
  const offer: TextSpec[] = [
    [100, 90, 'Combo Creatina 300 g + Whey Protein 1 kg'],
    [285, 90, '$ 9.990'],
  ];
  const [names, ...prices] = findSlots(rows(6, ...twice, ...offer));
  expect(names?.right).toBeLessThan(200);
  expect(prices[0]).toMatchObject({ left: 200 });
});

it('keeps the few prices of many rows that stand under a header of their own', () => {
  const [header] = toTestLines([300, -12, 'ATHLON']);
  const many = rows(20, [100, 300, 'Zinc'], [300, 300, '$ 8.000']);
  expect(findSlots(many)).toHaveLength(2);
  expect(withLonePrices(findSlots(many), { rows: many, headers: header?.cells ?? [] })[2]).toEqual({
    left: 300,
    right: 331.5,
  });
  expect(withLonePrices(findSlots(many), { rows: many, headers: [] })).toHaveLength(2);
});
