import { PART } from '../shares.ts';
import type { ListSignature } from './list-signature.ts';

/** A list that a supplier has sent before. */
export type KnownList = { supplierId: number; signature: ListSignature };

/** What the words of titles count beside the goods, which tell suppliers apart that use the same program. */
const TITLES_WEIGHT = 0.5;
/** Lists of two suppliers with the same goods reach 0.3, the next list of one supplier seldom has less than 0.5. */
const MIN_LIKENESS = 0.4;
/** By how much a list has to be likelier one supplier's than another's. */
const MIN_LEAD = 0.1;
/** Widths of pages that differ by less are equal, as those of A4 from two programs. */
const SAME_WIDTH = 0.02;

/** The likeliest of the lists when it is surely of the same supplier, whatever their order. */
export function recogniseSupplier<Known extends KnownList>(
  signature: ListSignature,
  known: readonly Known[],
): Known | undefined {
  const ranked = known
    .map((list) => ({ list, likeness: listLikeness(signature, list.signature) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  const [best] = ranked;
  if (!best || best.likeness < MIN_LIKENESS) return undefined;
  const rival = ranked.find(({ list }) => list.supplierId !== best.list.supplierId);
  return rival && best.likeness - rival.likeness < MIN_LEAD ? undefined : best.list;
}

/** Whether two lists of one supplier are of one kind. */
export function isSameKind(a: ListSignature, b: ListSignature): boolean {
  return listLikeness(a, b) >= MIN_LIKENESS;
}

/** From 0 for lists that have nothing in common, or too little to be of one supplier, to 1. */
export function listLikeness(a: ListSignature, b: ListSignature): number {
  const [width = 0, other = 0] = [a.page[0], b.page[0]];
  const isOtherPage = Math.abs(width - other) > SAME_WIDTH * Math.max(width, other);
  // Two suppliers may sell the same goods and use the same program.
  const haveOtherNames = a.name.length > 0 && b.name.length > 0 && commonShare(a.name, b.name) === 0;
  const goods = commonShare(a.goods, b.goods);
  if (isOtherPage || haveOtherNames || goods < PART) return 0;
  const weight = a.titles.length + b.titles.length === 0 ? 0 : TITLES_WEIGHT;
  return (goods + weight * commonShare(a.titles, b.titles)) / (1 + weight);
}

/** How much two sets have in common by their sizes, so that a list with one more page stays alike: the cosine. */
function commonShare<Value>(a: readonly Value[], b: readonly Value[]): number {
  const values = new Set(b);
  const inBoth = new Set(a.filter((value) => values.has(value))).size;
  return inBoth === 0 ? 0 : inBoth / Math.sqrt(a.length * b.length);
}
