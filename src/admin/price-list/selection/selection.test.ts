import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPreview } from '../testing/preview.ts';
import {
  addProduct,
  correctPrice,
  initialSelection,
  type MatchSelection,
  pairAlike,
  pairLine,
  replaceProduct,
  selectedRows,
  setSelected,
} from './selection.ts';

const preview = createPreview({
  prices: [
    [100, 110],
    [200, 220],
    [300, 330],
    [400, 440],
  ],
  matches: [{}, { doubts: ['similarity'] }, { line: 3 }],
});
const first = initialSelection(preview);
const short = (selection: MatchSelection) =>
  selection.map(({ line, id, selected }) => `${line}:${id}${selected ? ' x' : ''}`);

describe('match selection', () => {
  it('starts with the proposed matches, doubtful ones unselected', () => {
    expect(short(first)).toEqual(['0:1 x', '1:2', '3:3 x']);
    expect(selectedRows(first)).toEqual([
      { line: 0, id: 1 },
      { line: 3, id: 3 },
    ]);
  });

  it('selects and unselects rows by key without changing the others', () => {
    const changed = setSelected(first, { keys: new Set([1, 2]), on: true });
    expect(short(changed)).toEqual(['0:1 x', '1:2 x', '3:3 x']);
    expect(changed[2], 'a row that does not change is the same row').toBe(first[2]);
    expect(short(setSelected(first, { keys: new Set([0, 1, 2]), on: false }))).toEqual(['0:1', '1:2', '3:3']);
  });

  it('gives a row another product, manual and selected', () => {
    expect(replaceProduct(first, { key: 1, id: 4 })[1]).toEqual({
      key: 1,
      line: 1,
      id: 4,
      selected: true,
      isManual: true,
    });
    expect(replaceProduct(first, { key: 1, id: 2 })[1], 'the same product changes nothing').toBe(first[1]);
  });

  it('gives a row another price, also with another product, until it is put back', () => {
    const corrected = correctPrice(first, { key: 1, price: 210_00, selected: true });
    expect(selectedRows(corrected)[1]).toEqual({ line: 1, id: 2, price: 210_00 });
    expect(selectedRows(replaceProduct(corrected, { key: 1, id: 4 }))[1]).toEqual({ line: 1, id: 4, price: 210_00 });
    const back = correctPrice(corrected, { key: 1, price: undefined, selected: false });
    expect([short(back), selectedRows(back)]).toEqual([short(first), selectedRows(first)]);
  });

  it('removes the row that had the product', () => {
    expect(short(replaceProduct(first, { key: 1, id: 1 }))).toEqual(['1:1 x', '3:3 x']);
    expect(short(pairLine(first, { line: 2, id: 3 }))).toEqual(['0:1 x', '1:2', '2:3 x']);
  });

  it('pairs a line without a product, in the order of the list', () => {
    expect(short(pairLine(first, { line: 2, id: 4 }))).toEqual(['0:1 x', '1:2', '2:4 x', '3:3 x']);
    expect(pairLine([], { line: 2, id: 4 })[0]).toMatchObject({ key: 0, isManual: true });
  });

  it('gives a line a further product beside its own', () => {
    const added = addProduct(first, { line: 0, id: 4 });
    expect(short(added)).toEqual(['0:1 x', '0:4 x', '1:2', '3:3 x']);
    expect(short(addProduct(first, { line: 0, id: 2 })), 'which leaves its line').toEqual(['0:1 x', '0:2 x', '3:3 x']);
  });

  it('gives products to lines like one that was paired, unselected, until the seller picks another one', () => {
    const pairs = [
      { line: 2, id: 2 },
      { line: 2, id: 4 },
    ];
    const alike = pairAlike(first, pairs);
    expect(short(alike)).toEqual(['0:1 x', '2:2', '2:4', '3:3 x']);
    expect(alike.map(({ isManual, isAlike = false }) => isManual && isAlike)).toEqual([false, true, true, false]);
    const key = alike.find(({ id }) => id === 4)?.key ?? -1;
    const picked = replaceProduct(alike, { key, id: 1 });
    expect(short(picked)).toEqual(['2:2', '2:1 x', '3:3 x']);
    expect(picked[1]?.isAlike).toBeUndefined();
  });

  it('never has a product or a key twice', () => {
    const id = fc.integer({ min: 1, max: 4 });
    const step = fc.oneof(
      fc.record({ key: fc.integer({ min: 0, max: 5 }), id }),
      fc.record({ line: fc.integer({ min: 0, max: 3 }), id }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const changed = steps.reduce(
          (current, one) => ('key' in one ? replaceProduct(current, one) : pairLine(current, one)),
          first,
        );
        expect(new Set(changed.map((row) => row.id)).size).toBe(changed.length);
        expect(new Set(changed.map((row) => row.key)).size).toBe(changed.length);
      }),
    );
  });
});
