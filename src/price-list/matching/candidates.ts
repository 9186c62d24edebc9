import type { NameDoubt } from '#domain/pricing/match-doubts.ts';
import { brandKey, NO_BRAND } from '../brands/no-brand.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { MOST } from '../shares.ts';
import type { ItemName } from '../similarity/item-name.ts';
import { compareNames, type NameComparison } from '../similarity/name-similarity.ts';
import { compareSizes } from '../similarity/size-similarity.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { memoizeByObject } from '../text/memoize-text.ts';
import { GARMENT_SIZES } from '../text/word-forms.ts';
import type { NormalizedProduct, NormalizedRow } from './normalize.ts';

type Products = readonly NormalizedProduct[];

/** `lacks`: how many words of the product the row leaves out, and its size. */
export type Candidate = NameComparison & { product: CatalogueProduct; doubts: readonly NameDoubt[]; lacks: number };

/**
 * The products that a row may be about: those that it names in full, else the one of its brand that it lacks the fewest
 * words of. Found once for all readings of a list, which have mostly the same rows: there may be millions of pairs.
 */
export function findCandidates(row: NormalizedRow, products: Products): readonly Candidate[] {
  const known = knownCandidates(products);
  const { name, brand, isUnsure, noted } = row;
  const { section } = row.row;
  const key = JSON.stringify({
    ...name,
    heading: [...(name.heading ?? [])],
    brand,
    isUnsure,
    noted: [...noted],
    section,
  });
  const candidates = known.get(key) ?? compareAll(row, products);
  known.set(key, candidates);
  return candidates;
}

const knownCandidates = memoizeByObject((_products: Products) => new Map<string, readonly Candidate[]>());

function compareAll(row: NormalizedRow, products: Products): readonly Candidate[] {
  const among = typeof row.brand === 'string' ? (byBrand(products).get(row.brand) ?? []) : products;
  const all = ofSize(row.name, among).flatMap(({ product, name, context }): Candidate[] => {
    const compared = compareNames(row.name, name, row.noted.size > 0 ? { ...context, noted: row.noted } : context);
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
  if (row.brand === undefined) return findCandidates({ ...row, brand: NO_BRAND, isUnsure: true }, products);
  return nearest.length === 1 || areVarieties(nearest) ? [...nearest, ...remarked] : remarked;
}

const byBrand = memoizeByObject((products: Products) =>
  Map.groupBy(products, ({ product }) => brandKey(product.brand)),
);

/** Products whose size a row may have, found once for all rows of that size: there may be millions of pairs. */
export function ofSize(row: ItemName, among: Products): Products {
  const known = fittingSizes(among);
  const bare = row.words.map(({ text }) => text).filter((text) => /^\d+$/.test(text) || GARMENT_SIZES.includes(text));
  const size = JSON.stringify([row.quantities, bare]);
  const fitting = known.get(size) ?? among.filter(({ name }) => compareSizes(row, name) !== undefined);
  known.set(size, fitting);
  return fitting;
}

const fittingSizes = memoizeByObject((_among: Products) => new Map<string, Products>());

/** Whether these are one product in several flavors, which the row does not name. */
export function areVarieties(candidates: readonly Candidate[]): boolean {
  const isOfFlavor = ({ missing }: Candidate) =>
    missing.length > 0 && missing.every(({ text }) => FLAVOR_WORDS.has(text));
  return candidates.length > 1 && candidates.every(isOfFlavor);
}
