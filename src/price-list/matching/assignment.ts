import type { NameDoubt } from '#domain/pricing/match-doubts.ts';
import type { FurtherWords } from '../similarity/further-words.ts';

/** A possible pair, its score, what speaks against it, and words of the row that may be mere remarks. */
export type Edge = {
  row: number;
  product: number;
  score: number;
  doubts?: readonly NameDoubt[] | undefined;
  remarks?: FurtherWords | undefined;
  /** Whether the row lacks words of the product that its others imply. */
  implied?: boolean;
  /** How many of the words that tell nothing elsewhere both have. */
  sharedStopWords?: number;
};

/** An edge that is taken, the one taken before it, and by how much both raise the total score. */
type Step = { edge: Edge; before: Step | undefined; gain: number };

/**
 * The pairs with the highest total score, each row and each product in one at most. Each row in turn takes the product
 * that raises the total most, whose row may take another one instead, and so on.
 */
export function bestPairs(edges: readonly Edge[]): Edge[] {
  const ofRow = Map.groupBy(edges, ({ row }) => row);
  const taken = new Map<number, Edge>();
  for (const row of ofRow.keys()) {
    for (let step = bestStep(row, { ofRow, taken }); step; step = step.before) taken.set(step.edge.product, step.edge);
  }
  return [...taken.values()];
}

/** What is less is an error of rounding. */
const LEAST_GAIN = 1e-9;

type Pairing = { ofRow: ReadonlyMap<number, readonly Edge[]>; taken: ReadonlyMap<number, Edge> };

function bestStep(row: number, { ofRow, taken }: Pairing): Step | undefined {
  const steps = new Map<number, Step>();
  const open: { row: number; before: Step | undefined; gain: number }[] = [{ row, before: undefined, gain: 0 }];
  let best: Step | undefined;
  for (const { row: own, before, gain } of open)
    for (const edge of ofRow.get(own) ?? []) {
      const step = { edge, before, gain: gain + edge.score };
      if (step.gain <= (steps.get(edge.product)?.gain ?? Number.NEGATIVE_INFINITY) + LEAST_GAIN) continue;
      steps.set(edge.product, step);
      const other = taken.get(edge.product);
      const left = step.gain - (other?.score ?? 0);
      if (left > (best?.gain ?? 0) + LEAST_GAIN) best = { ...step, gain: left };
      if (other) open.push({ row: other.row, before: step, gain: left });
    }
  return best;
}
