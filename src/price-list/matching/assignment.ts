type Pair = { place: number; product: unknown; score: number };

/** A step of an augmenting path, and by how much the path raises the total score. */
type Step<Edge> = { edge: Edge; before: Step<Edge> | undefined; gain: number };

/** The pairs with the highest total score, each row and each product in one at most: the assignment problem, by augmenting paths. */
export function bestPairs<Edge extends Pair>(edges: readonly Edge[]): Edge[] {
  const ofPlace = Map.groupBy(edges, ({ place }) => place);
  const taken = new Map<unknown, Edge>();
  for (const place of ofPlace.keys()) {
    for (let step = bestStep(place, { ofPlace, taken }); step; step = step.before)
      taken.set(step.edge.product, step.edge);
  }
  return [...taken.values()];
}

/** Less is an error of rounding. */
const LEAST_GAIN = 1e-9;

type Pairing<Edge> = { ofPlace: ReadonlyMap<number, readonly Edge[]>; taken: ReadonlyMap<unknown, Edge> };

function bestStep<Edge extends Pair>(place: number, { ofPlace, taken }: Pairing<Edge>): Step<Edge> | undefined {
  const steps = new Map<unknown, Step<Edge>>();
  const open: (Pick<Step<Edge>, 'before' | 'gain'> & { place: number })[] = [{ place, before: undefined, gain: 0 }];
  let best: Step<Edge> | undefined;
  for (const { place: own, before, gain } of open)
    for (const edge of ofPlace.get(own) ?? []) {
      const step = { edge, before, gain: gain + edge.score };
      if (step.gain <= (steps.get(edge.product)?.gain ?? Number.NEGATIVE_INFINITY) + LEAST_GAIN) continue;
      steps.set(edge.product, step);
      const other = taken.get(edge.product);
      const left = step.gain - (other?.score ?? 0);
      if (left > (best?.gain ?? 0) + LEAST_GAIN) best = { ...step, gain: left };
      if (other) open.push({ place: other.place, before: step, gain: left });
    }
  return best;
}
