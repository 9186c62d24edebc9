import { expect, it } from 'vitest';
import { unseenCases } from '../test/price-lists/cases.ts';
import { addFigures } from './list-figures.ts';
import { readAll } from './list-totals.ts';

/** Of the 675 prices of the lists to fit on; what is read is never less. */
const LEAST_RIGHT = 658;

it('reads the lists to fit on, more of them than the rules alone do, and a wrong price in one at most', async () => {
  const cases = unseenCases('fitting');
  const [model, rules] = [await readAll(cases, 'model'), await readAll(cases, 'rules')];
  const total = addFigures(model.map(({ figures }) => figures));
  expect(total.right).toBeGreaterThanOrEqual(LEAST_RIGHT);
  expect(total.wrong).toBeLessThanOrEqual(1);
  for (const [index, { name, figures }] of model.entries())
    expect(figures.right, name).toBeGreaterThanOrEqual(rules[index]?.figures.right ?? 0);
});
