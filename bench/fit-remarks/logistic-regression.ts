import { probability } from '#price-list/matching/remarked-pairs.ts';

/** Facts that hold, and whether what they speak for turned out to be so. */
export type Sample<Fact extends string> = { facts: readonly Fact[]; holds: boolean };

const ROUNDS = 3000;
const STEP = 0.5;
/** How strongly weights are drawn to zero: so much as one sample against each. */
const RIDGE = 1;

/** The weights of logistic regression by gradient descent, in log-odds; `always` is not drawn to zero. */
export function fitLogistic<Fact extends string>(
  samples: readonly Sample<Fact>[],
  start: Readonly<Record<Fact, number>>,
): Record<Fact, number> {
  const weights: Record<Fact, number> = { ...start };
  for (let round = 0; round < ROUNDS; round++) {
    const gradient: Partial<Record<Fact, number>> = {};
    for (const { facts, holds } of samples) {
      const error = probability(facts, weights) - Number(holds);
      for (const fact of facts) gradient[fact] = (gradient[fact] ?? 0) + error;
    }
    for (const fact in weights) {
      const ridge = fact === 'always' ? 0 : RIDGE * weights[fact];
      weights[fact] -= (STEP * ((gradient[fact] ?? 0) + ridge)) / samples.length;
    }
  }
  return weights;
}
