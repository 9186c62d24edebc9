import type { NameDoubt } from '#domain/pricing/match-doubts.ts';
import { MOST } from '../shares.ts';
import type { FurtherWords } from '../similarity/further-words.ts';
import type { NameWord } from '../similarity/item-name.ts';
import { compareNames } from '../similarity/name-similarity.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import type { NormalizedProduct, NormalizedRow } from './normalize.ts';

/** A product, by its place, that a row may be about: how alike they are called, and what speaks against it. */
export type Candidate = {
  at: number;
  score: number;
  doubts: readonly NameDoubt[] | undefined;
  missing: readonly NameWord[];
  /** Whether the row lacks words of the product that its others imply. */
  implied: boolean;
  remarks: FurtherWords | undefined;
  /** How much the row leaves out: words of the product, and its size. */
  lacks: number;
  /** How many of the words that tell nothing elsewhere both have. */
  sharedStopWords: number;
};

/**
 * The products that a row may be about. Where it names none of them in full it may lack words of the one of its brand
 * that it is nearest to.
 */
export function findCandidates(row: NormalizedRow, among: readonly NormalizedProduct[]): Candidate[] {
  const all = among.flatMap(({ at, name, given }): Candidate[] => {
    const compared = compareNames(row.name, name, row.noted.size > 0 ? { ...given, noted: row.noted } : given);
    if (!compared) return [];
    const { similarity: score, extraWord, remarks, missing, implied, unsized, sharedStopWords } = compared;
    const lacks = missing.length + Number(unsized);
    const doubts: NameDoubt[] = [
      ...(row.brand === undefined || row.contradictsHeading ? (['brand'] as const) : []),
      // The price of an offer holds for a while, or for several.
      ...(extraWord || remarks || row.row.section === 'offers' ? (['extra-word'] as const) : []),
      ...(lacks > 0 ? (['missing-word'] as const) : []),
    ];
    // What is less alike is no pair (A29).
    if (score < MOST) return [];
    const own = { score, missing, implied, remarks, lacks, sharedStopWords };
    return [{ at, ...own, doubts: doubts.length > 0 ? doubts : undefined }];
  });
  const remarked = all.filter(({ remarks, lacks }) => remarks && lacks === 0);
  const plain = all.filter(({ remarks }) => !remarks);
  const complete = plain.filter(({ lacks }) => lacks === 0);
  if (complete.length > 0) return complete;
  if (row.brand === undefined) return [];
  const fewest = Math.min(...plain.map(({ lacks }) => lacks));
  const nearest = plain.filter(({ lacks }) => lacks === fewest);
  return nearest.length === 1 || areVarieties(nearest) ? [...nearest, ...remarked] : remarked;
}

/** Whether a row names a product of which the shop has one for each of several flavors: 'Whey 1 kg'. */
export function areVarieties(candidates: readonly Candidate[]): boolean {
  const isOfFlavor = ({ missing }: Candidate) =>
    missing.length > 0 && missing.every(({ text }) => FLAVOR_WORDS.has(text));
  return candidates.length > 1 && candidates.every(isOfFlavor);
}
