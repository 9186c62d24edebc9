import type { NameDoubt } from '#domain/pricing/match-doubts.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { MOST } from '../shares.ts';
import { compareNames, type NameComparison } from '../similarity/name-similarity.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { memoizeByObject } from '../text/memoize-text.ts';
import type { NormalizedProduct, NormalizedRow } from './normalize.ts';
import { ofSize } from './size-candidates.ts';

/** `lacks`: how much the row leaves out: words of the product, and its size. */
export type Candidate = NameComparison & { product: CatalogueProduct; doubts: readonly NameDoubt[]; lacks: number };

/**
 * The products that a row may be about. Where it names none of them in full it may lack words of the one of its brand
 * that it is nearest to.
 */
export function findCandidates(row: NormalizedRow, products: readonly NormalizedProduct[]): Candidate[] {
  const among = typeof row.brand === 'string' ? (byBrand(products).get(row.brand) ?? []) : products;
  const all = ofSize(row.name, among).flatMap(({ product, name, given }): Candidate[] => {
    const compared = compareNames(row.name, name, row.noted.size > 0 ? { ...given, noted: row.noted } : given);
    // What is less alike is no pair (A29).
    if (!compared || compared.score < MOST) return [];
    const lacks = compared.missing.length + Number(compared.unsized);
    const doubts: NameDoubt[] = [
      ...(row.brand === undefined || row.isUnsure ? (['brand'] as const) : []),
      // The price of an offer holds for a while, or for several.
      ...(compared.extraWord || compared.remarks || row.row.section === 'offers' ? (['extra-word'] as const) : []),
      ...(lacks > 0 ? (['missing-word'] as const) : []),
    ];
    return [{ ...compared, product, doubts, lacks }];
  });
  const remarked = all.filter(({ remarks, lacks }) => remarks && lacks === 0);
  const plain = all.filter(({ remarks }) => !remarks);
  const fewest = Math.min(...plain.map(({ lacks }) => lacks));
  const nearest = plain.filter(({ lacks }) => lacks === fewest);
  if (fewest === 0) return nearest;
  if (row.brand === undefined) return [];
  return nearest.length === 1 || areVarieties(nearest) ? [...nearest, ...remarked] : remarked;
}

const byBrand = memoizeByObject((products: readonly NormalizedProduct[]) =>
  Map.groupBy(products, ({ product }) => product.brand),
);

/** Whether a row names a product of which the shop has one for each of several flavors: 'Whey 1 kg'. */
export function areVarieties(candidates: readonly Candidate[]): boolean {
  const isOfFlavor = ({ missing }: Candidate) =>
    missing.length > 0 && missing.every(({ text }) => FLAVOR_WORDS.has(text));
  return candidates.length > 1 && candidates.every(isOfFlavor);
}
