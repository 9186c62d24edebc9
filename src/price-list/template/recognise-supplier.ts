import { mentionsCurrentPrice, priceLabelScore } from '../amounts/price-label-score.ts';
import { readColumnHeader } from '../column-headers/column-header.ts';
import { NEARLY_ALL, PART } from '../shares.ts';
import type { ListSignature } from './list-signature.ts';

/** Lists of two suppliers with the same goods reach 0.3, the next list of one supplier seldom has less than 0.5. */
const MIN_LIKENESS = 0.4;

type KnownList = { supplierId: number; signature: ListSignature };

/** The likeliest of the lists when those of no other supplier are as much alike, whatever their order. */
export function recogniseSupplier<Known extends KnownList>(
  signature: ListSignature,
  known: readonly Known[],
): Known | undefined {
  const alike = known.filter((list) => isSameKind(signature, list.signature));
  if (new Set(alike.map(({ supplierId }) => supplierId)).size !== 1) return undefined;
  return likeliest(signature, alike);
}

/** The list that is most alike, however little; the first one where all are as much. */
export function likeliest<Known extends KnownList>(
  signature: ListSignature,
  known: readonly Known[],
): Known | undefined {
  const likeness = (list: Known) => listLikeness(signature, list.signature);
  return known.toSorted((a, b) => likeness(b) - likeness(a))[0];
}

export function isSameKind(a: ListSignature, b: ListSignature): boolean {
  return listLikeness(a, b) >= MIN_LIKENESS;
}

/** From 0 for lists that have nothing in common, or too little to be of one supplier, to 1. */
export function listLikeness(a: ListSignature, b: ListSignature): number {
  const isUnnamed = a.name.length === 0 || b.name.length === 0;
  // Two suppliers may sell the same goods and use the same program.
  const haveOtherNames = !isUnnamed && commonShare(a.name, b.name) === 0;
  if (haveOtherNames || commonShare(a.goods, b.goods) < PART) return 0;
  if (isUnnamed && !(haveSameTitles(a, b) && areSentAlike(a, b))) return 0;
  return commonShare([...a.titles, ...a.goods], [...b.titles, ...b.goods]);
}

/** Without a name their titles tell suppliers apart, and above all what the prices are called. */
function haveSameTitles(a: ListSignature, b: ListSignature): boolean {
  const haveSame = (isMeant: (word: string) => boolean) => {
    const [ofA, ofB] = [a.titles.filter(isMeant), b.titles.filter(isMeant)];
    return ofA.length === ofB.length && ofA.every((word) => ofB.includes(word));
  };
  // What else the titles of two lists without a name say are greetings and remarks, which change from list to list.
  if (a.name.length + b.name.length === 0) return haveSame(saysWhichPrice);
  return haveSame(isPriceWord) && commonShare(a.titles, b.titles) >= NEARLY_ALL;
}

const isPriceWord = (word: string) => readColumnHeader(word).kind === 'price';
const saysWhichPrice = (word: string) => priceLabelScore(word) !== 0 && !mentionsCurrentPrice(word);

/** In the same currency, and both as messages, spreadsheets or pages, as far as that is known. */
function areSentAlike(a: ListSignature, b: ListSignature): boolean {
  const areSame = (key: 'inDollars' | 'medium') => a[key] === undefined || b[key] === undefined || a[key] === b[key];
  return areSame('inDollars') && areSame('medium');
}

/** How much two sets have in common by their sizes, so that a list with one more page stays alike: the cosine. */
function commonShare(a: readonly unknown[], b: readonly unknown[]): number {
  const values = new Set(b);
  const inBoth = new Set(a.filter((value) => values.has(value))).size;
  return inBoth === 0 ? 0 : inBoth / Math.sqrt(a.length * b.length);
}
