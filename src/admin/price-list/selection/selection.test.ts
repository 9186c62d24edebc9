import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPreview } from '../testing/preview.ts';
import {
  initialSelection,
  type MatchSelection,
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
const short = (choice: MatchSelection) =>
  choice.map(({ line, id, selected }) => `${line}:${id}${selected ? ' x' : ''}`);

describe('a choice', () => {
  it('starts with what is proposed, and without the ticks of what is unsure', () => {
    expect(short(first)).toEqual(['0:1 x', '1:2', '3:3 x']);
    expect(selectedRows(first)).toEqual([
      { line: 0, id: 1 },
      { line: 3, id: 3 },
    ]);
  });

  it('ticks and unticks rows by their keys, and keeps the others as they are', () => {
    const done = setSelected(first, { keys: new Set([1, 2]), on: true });
    expect(short(done)).toEqual(['0:1 x', '1:2 x', '3:3 x']);
    expect(done[2], 'a row that does not change is the same row').toBe(first[2]);
    expect(short(setSelected(first, { keys: new Set([0, 1, 2]), on: false }))).toEqual(['0:1', '1:2', '3:3']);
  });

  it('gives a row another product, by hand and selected', () => {
    expect(replaceProduct(first, { key: 1, id: 4 })[1]).toEqual({
      key: 1,
      line: 1,
      id: 4,
      selected: true,
      isManual: true,
    });
    expect(replaceProduct(first, { key: 1, id: 2 })[1], 'the same product changes nothing').toBe(first[1]);
  });

  it('takes a product away from the row that had it', () => {
    expect(short(replaceProduct(first, { key: 1, id: 1 }))).toEqual(['1:1 x', '3:3 x']);
    expect(short(pairLine(first, { line: 2, id: 3 }))).toEqual(['0:1 x', '1:2', '2:3 x']);
  });

  it('gives a line without a product one, in the order of the list', () => {
    expect(short(pairLine(first, { line: 2, id: 4 }))).toEqual(['0:1 x', '1:2', '2:4 x', '3:3 x']);
    expect(pairLine([], { line: 2, id: 4 })[0]).toMatchObject({ key: 0, isManual: true });
  });

  it('never has a product or a key twice, whatever is done', () => {
    const id = fc.integer({ min: 1, max: 4 });
    const step = fc.oneof(
      fc.record({ key: fc.integer({ min: 0, max: 5 }), id }),
      fc.record({ line: fc.integer({ min: 0, max: 3 }), id }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const done = steps.reduce((now, one) => ('key' in one ? replaceProduct(now, one) : pairLine(now, one)), first);
        expect(new Set(done.map((row) => row.id)).size).toBe(done.length);
        expect(new Set(done.map((row) => row.key)).size).toBe(done.length);
      }),
    );
  });
});
