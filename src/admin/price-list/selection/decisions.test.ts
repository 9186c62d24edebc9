import { describe, expect, it } from 'vitest';
import { createPreview } from '../testing/preview.ts';
import { applyDecisions, getDecisions } from './decisions.ts';
import {
  initialSelection,
  type MatchSelection,
  pairLine,
  replaceProduct,
  selectedRows,
  setSelected,
} from './selection.ts';

const given = {
  prices: [
    [100, 110],
    [200, 220],
    [300, 330],
    [400, 440],
  ] as const,
};
const matches = [{}, { doubts: ['rivals' as const] }, {}];
const preview = createPreview({ ...given, matches });
const first = initialSelection(preview);
const off = (choice: MatchSelection, key: number) => setSelected(choice, { keys: new Set([key]), on: false });

describe('what was decided', () => {
  it('is nothing as long as all is as it was proposed', () => {
    expect(getDecisions(preview, first)).toEqual([]);
    expect(applyDecisions(preview, [])).toEqual(first);
  });

  it('is found again when the same list is read again: ticks, and pairs made by hand', () => {
    const done = [
      off(first, 0),
      setSelected(first, { keys: new Set([1]), on: true }),
      replaceProduct(first, { key: 1, id: 4 }),
      replaceProduct(first, { key: 1, id: 1 }),
      pairLine(off(first, 2), { line: 3, id: 4 }),
      off(replaceProduct(first, { key: 0, id: 4 }), 0),
    ];
    for (const choice of done) expect(applyDecisions(preview, getDecisions(preview, choice))).toEqual(choice);
  });

  it('says nothing about another list, nor about products that are gone', () => {
    const decisions = getDecisions(preview, replaceProduct(off(first, 0), { key: 1, id: 4 }));
    const other = { ...preview, lines: preview.lines.map((line) => ({ ...line, text: `Otra ${line.line}` })) };
    expect(applyDecisions(other, decisions)).toEqual(first);
    const fewer = { ...preview, products: preview.products.slice(0, 3) };
    expect(selectedRows(applyDecisions(fewer, decisions))).toEqual([{ line: 2, id: 3 }]);
  });

  it('does not tick a price that has moved since', () => {
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

  it('about another column keep pairs and what was unticked, and tick nothing by themselves', () => {
    const other = createPreview({ prices: given.prices.map(([today, listed]) => [today, listed + 5]), matches });
    const selected = getDecisions(preview, setSelected(off(first, 0), { keys: new Set([1]), on: true }));
    expect(selectedRows(applyDecisions(other, selected))).toEqual([{ line: 2, id: 3 }]);
    const sure = { ...other, matches: other.matches.map((match) => ({ ...match, doubts: [] })) };
    expect(selectedRows(applyDecisions(sure, selected)), 'as proposed there').toEqual([
      { line: 1, id: 2 },
      { line: 2, id: 3 },
    ]);
    const corrected = getDecisions(preview, replaceProduct(first, { key: 0, id: 4 }));
    expect(applyDecisions(other, corrected)).toContainEqual(
      expect.objectContaining({ line: 0, id: 4, selected: false }),
    );
  });
});
