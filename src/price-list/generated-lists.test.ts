import { expect, it } from 'vitest';
import { type Evaluation, evaluateList, recall } from '../../test/generated-lists/evaluate.ts';
import { KINDS } from '../../test/generated-lists/generated-list.ts';

const SEEDS = Array.from({ length: 30 }, (_, index) => index + 1);
const LEAST_READ = 0.97;

/** To look at one: `node test/made-up-lists/main.ts --kind side --from 17 --to 17 -v --lines`. */
const named = ({ kind, seed, right, wrong, list }: Evaluation) =>
  `${kind} ${seed}: ${right.length} of ${list.expected.size}, ${wrong.length} wrong`;

it.each(KINDS)('tells nearly all new prices of lists made up by chance, and no wrong one: %s', (kind) => {
  const readings = SEEDS.map((seed) => evaluateList(kind, seed));
  expect(readings.filter(({ wrong }) => wrong.length > 0).map(named)).toEqual([]);
  const poor = readings.filter((one) => recall([one]) < LEAST_READ).map(named);
  expect(recall(readings), poor.join('\n')).toBeGreaterThanOrEqual(LEAST_READ);
});
