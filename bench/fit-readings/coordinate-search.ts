export type Weights<Name extends string> = Readonly<Record<Name, number>>;

type SearchOptions<Name extends string> = {
  start: Weights<Name>;
  /** The values to try of each weight. */
  grid: Readonly<Record<Name, readonly number[]>>;
  score: (weights: Weights<Name>) => number;
  /** Another value replaces the present one only when its score is higher by so much. */
  margin: number;
  /** The weights are tried in turns so many times, or until none changes. */
  rounds: number;
};

/** The weights that coordinate search finds: one weight at a time takes the best value of its grid. */
export function searchCoordinates<Name extends string>({
  start,
  grid,
  score,
  margin,
  rounds,
}: SearchOptions<Name>): Weights<Name> {
  let weights = start;
  for (let round = 0; round < rounds; round++) {
    const before = weights;
    for (const name of namesOf(grid)) {
      const [best] = grid[name]
        .map((value) => ({ ...weights, [name]: value }))
        .map((other) => ({ other, gain: score(other) - score(weights) }))
        .toSorted((a, b) => b.gain - a.gain);
      if (best && best.gain >= margin) weights = best.other;
    }
    if (weights === before) break;
  }
  return weights;
}

export function namesOf<Name extends string>(grid: Readonly<Record<Name, unknown>>): Name[] {
  const names: Name[] = [];
  for (const name in grid) names.push(name);
  return names;
}
