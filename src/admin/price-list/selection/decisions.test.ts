import { describe, expect, it } from 'vitest';
import { createPreview } from '../testing/preview.ts';
import { applyDecisions, getDecisions } from './decisions.ts';
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

const options = {
  prices: [
    [100, 110],
    [200, 220],
    [300, 330],
    [400, 440],
  ] as const,
};
const matches = [{}, { doubts: ['rivals' as const] }, {}];
const preview = createPreview({ ...options, matches });
const first = initialSelection(preview);
const off = (selection: MatchSelection, key: number) => setSelected(selection, { keys: new Set([key]), on: false });

describe('decisions', () => {
  it('are empty for the proposed selection', () => {
    expect(getDecisions(preview, first)).toEqual([]);
    expect(applyDecisions(preview, [])).toEqual(first);
  });

  it('stay where another reading proposes the same', () => {
    const [decided] = getDecisions(preview, off(first, 0));
    const doubtful = createPreview({
      ...options,
      matches: options.prices.map(() => ({ doubts: ['list-change' as const] })),
    });
    const earlier = decided ? [decided] : [];
    const selection = applyDecisions(doubtful, earlier);
    expect(getDecisions(doubtful, selection)).toEqual([]);
    expect(getDecisions(doubtful, selection, earlier)).toEqual(earlier);
    expect(getDecisions(preview, first, earlier), 'not what the seller took back').toEqual([]);
  });

  it('restore selection and manual pairs when the same list is read again', () => {
    const selections = [
      off(first, 0),
      setSelected(first, { keys: new Set([1]), on: true }),
      replaceProduct(first, { key: 1, id: 4 }),
      replaceProduct(first, { key: 1, id: 1 }),
      pairLine(off(first, 2), { line: 3, id: 4 }),
      off(replaceProduct(first, { key: 0, id: 4 }), 0),
      pairAlike(pairLine(off(first, 2), { line: 3, id: 3 }), [{ line: 3, id: 4 }]),
      pairAlike(replaceProduct(first, { key: 0, id: 4 }), [{ line: 3, id: 1 }]),
      addProduct(first, { line: 0, id: 4 }),
      correctPrice(first, { key: 0, price: 120_00, selected: true }),
      off(correctPrice(first, { key: 0, price: 120_00, selected: true }), 0),
      correctPrice(replaceProduct(first, { key: 1, id: 4 }), { key: 1, price: 230_00, selected: true }),
      pairAlike(addProduct(first, { line: 0, id: 3 }), [{ line: 1, id: 4 }]),
    ];
    for (const selection of selections)
      expect(applyDecisions(preview, getDecisions(preview, selection))).toEqual(selection);
  });

  it('do not apply to another list or to deleted products', () => {
    const decisions = getDecisions(preview, replaceProduct(off(first, 0), { key: 1, id: 4 }));
    const other = { ...preview, lines: preview.lines.map((line) => ({ ...line, text: `Otra ${line.line}` })) };
    expect(applyDecisions(other, decisions)).toEqual(first);
    const fewer = { ...preview, products: preview.products.slice(0, 3) };
    expect(selectedRows(applyDecisions(fewer, decisions))).toEqual([{ line: 2, id: 3 }]);
  });

  it('do not select a price that has changed since', () => {
    const decisions = getDecisions(
      preview,
      setSelected(replaceProduct(first, { key: 0, id: 4 }), { keys: new Set([1]), on: true }),
    );
    const moved = createPreview({
      prices: [
        [100, 110],
        [250, 220],
        [300, 330],
        [450, 440],
      ],
      matches,
    });
    expect(selectedRows(applyDecisions(moved, decisions))).toEqual([{ line: 2, id: 3 }]);
  });

  it('keep manual pairs and unselected rows for another column, and select nothing', () => {
    const other = createPreview({ prices: options.prices.map(([today, listed]) => [today, listed + 5]), matches });
    const selected = getDecisions(preview, setSelected(off(first, 0), { keys: new Set([1]), on: true }));
    expect(selectedRows(applyDecisions(other, selected))).toEqual([{ line: 2, id: 3 }]);
    const confident = { ...other, matches: other.matches.map((match) => ({ ...match, doubts: [] })) };
    expect(selectedRows(applyDecisions(confident, selected)), 'as proposed there').toEqual([
      { line: 1, id: 2 },
      { line: 2, id: 3 },
    ]);
    const corrected = getDecisions(preview, replaceProduct(first, { key: 0, id: 4 }));
    expect(applyDecisions(other, corrected)).toContainEqual(
      expect.objectContaining({ line: 0, id: 4, selected: false }),
    );
    const priced = getDecisions(preview, correctPrice(first, { key: 1, price: 230_00, selected: true }));
    expect(applyDecisions(other, priced), 'what was corrected is not read any more').toEqual(initialSelection(other));
  });
});
