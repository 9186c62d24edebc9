import { describe, expect, it } from 'vitest';
import { previewOf } from '../testing/preview.ts';
import { decide, decisionsOf } from './decisions.ts';
import { type Choice, chosenRows, firstChoice, pair, repair, tick } from './selection.ts';

const given = {
  prices: [
    [100, 110],
    [200, 220],
    [300, 330],
    [400, 440],
  ] as const,
};
const matches = [{}, { doubts: ['rivals' as const] }, {}];
const preview = previewOf({ ...given, matches });
const first = firstChoice(preview);
const off = (choice: Choice, key: number) => tick(choice, { keys: new Set([key]), on: false });

describe('what was decided', () => {
  it('is nothing as long as all is as it was proposed', () => {
    expect(decisionsOf(preview, first)).toEqual([]);
    expect(decide(preview, [])).toEqual(first);
  });

  it('is found again when the same list is read again: ticks, and pairs made by hand', () => {
    const done = [
      off(first, 0),
      tick(first, { keys: new Set([1]), on: true }),
      repair(first, { key: 1, id: 4 }),
      repair(first, { key: 1, id: 1 }),
      pair(off(first, 2), { line: 3, id: 4 }),
      off(repair(first, { key: 0, id: 4 }), 0),
    ];
    for (const choice of done) expect(decide(preview, decisionsOf(preview, choice))).toEqual(choice);
  });

  it('says nothing about another list, nor about products that are gone', () => {
    const decisions = decisionsOf(preview, repair(off(first, 0), { key: 1, id: 4 }));
    const other = { ...preview, lines: preview.lines.map((line) => ({ ...line, text: `Otra ${line.line}` })) };
    expect(decide(other, decisions)).toEqual(first);
    const fewer = { ...preview, products: preview.products.slice(0, 3) };
    expect(chosenRows(decide(fewer, decisions))).toEqual([{ line: 2, id: 3 }]);
  });

  it('does not tick a price that has moved since', () => {
    const decisions = decisionsOf(preview, tick(repair(first, { key: 0, id: 4 }), { keys: new Set([1]), on: true }));
    const moved = previewOf({
      prices: [
        [100, 110],
        [250, 220],
        [300, 330],
        [450, 440],
      ],
      matches,
    });
    expect(chosenRows(decide(moved, decisions))).toEqual([{ line: 2, id: 3 }]);
  });

  it('about another column keep pairs and what was unticked, and tick nothing by themselves', () => {
    const other = previewOf({ prices: given.prices.map(([today, listed]) => [today, listed + 5]), matches });
    const ticked = decisionsOf(preview, tick(off(first, 0), { keys: new Set([1]), on: true }));
    expect(chosenRows(decide(other, ticked))).toEqual([{ line: 2, id: 3 }]);
    const sure = { ...other, matches: other.matches.map((match) => ({ ...match, doubts: [] })) };
    expect(chosenRows(decide(sure, ticked)), 'as proposed there').toEqual([
      { line: 1, id: 2 },
      { line: 2, id: 3 },
    ]);
    const corrected = decisionsOf(preview, repair(first, { key: 0, id: 4 }));
    expect(decide(other, corrected)).toContainEqual(expect.objectContaining({ line: 0, id: 4, ticked: false }));
  });
});
