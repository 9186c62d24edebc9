import { editDistance } from '../edit-distance.ts';
import type { ItemName, Word } from './item-name.ts';
import { type Quantities, sameMasses, sameNumbers } from './quantities.ts';
import { COLORS, FLAVOR_WORDS, FOODS, GARMENT, IDLE, stem, TRADE } from './words.ts';

/** What else is known of the row and the product when their names are compared. */
export type Given = {
  /** Words of the brand: they may be in a name or not. */
  brand: ReadonlySet<string>;
  /** Words of the product's category, which lists put before names. */
  rubric: ReadonlySet<string>;
  /** Further words for flavors: those of the product itself. */
  flavors: ReadonlySet<string>;
  /** Flavors of the small print under the row's name. */
  noted: ReadonlySet<string>;
  /** Words that the shop's products are made of: none is a misspelling of another. */
  known: ReadonlySet<string>;
};

/**
 * How sure it is, from 0 to 1, that a row and a product have the same name, or undefined when they cannot be the same:
 * another size, a word too many or too few.
 */
export function likeness(row: ItemName, product: ItemName, given: Given): number | undefined {
  if (row.combo !== product.combo) return undefined;
  const sizes = sizeLikeness(row.quantities, product.quantities);
  if (sizes === undefined) return undefined;
  const wanted = product.words.filter(({ text }) => !IDLE.has(text));
  const offered = row.words.filter(({ text }) => !IDLE.has(text));
  const used = new Set<number>();
  let worth = 0;
  let weight = 0;
  for (const [at, word] of wanted.entries()) {
    const best =
      bestPartner({ word, offered, used, given }) ?? joinedPartner({ word, next: wanted[at + 1], offered, used });
    if (best) {
      for (const index of best.indices) used.add(index);
      if (best.skip) wanted.splice(at + 1, 1);
      worth += best.worth;
      weight += 1;
    } else if (isOptional(word, { given, product, row })) continue;
    else if (given.noted.has(stem(word.text)) && isFlavor(word, given)) {
      worth += 1;
      weight += 1;
    } else return undefined;
  }
  const extra = offered.filter((_, index) => !used.has(index));
  const flavored = wanted.some((word) => isFlavor(word, given));
  const allowed = extra.map((word) => extraWorth(word, { given, product, flavored, after: follows(offered, word) }));
  if (allowed.some((one) => one === undefined)) return undefined;
  if (weight === 0) return undefined;
  const lost = allowed.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return Math.max(0, (worth / weight) * sizes - lost);
}

type Partner = { indices: number[]; worth: number; skip?: boolean };

function bestPartner({
  word,
  offered,
  used,
  given,
}: {
  word: Word;
  offered: readonly Word[];
  used: ReadonlySet<number>;
  given: Given;
}): Partner | undefined {
  let best: Partner | undefined;
  offered.forEach((other, index) => {
    if (used.has(index)) return;
    const worth = wordLikeness(other, word, given.known);
    if (worth > (best?.worth ?? 0)) best = { indices: [index], worth };
  });
  return best;
}

/** One word here, two there: 'multi vitaminico', 'iron peak'. */
function joinedPartner({
  word,
  next,
  offered,
  used,
}: {
  word: Word;
  next: Word | undefined;
  offered: readonly Word[];
  used: ReadonlySet<number>;
}): Partner | undefined {
  for (let index = 0; index < offered.length; index++) {
    const [one, two] = [offered[index], offered[index + 1]];
    if (!one || used.has(index)) continue;
    if (two && !used.has(index + 1) && `${one.text}${two.text}` === word.text && word.text.length > 3)
      return { indices: [index, index + 1], worth: 0.97 };
    if (next && `${word.text}${next.text}` === one.text && one.text.length > 3)
      return { indices: [index], worth: 0.97, skip: true };
  }
  return undefined;
}

/** From 0 (different) to 1 (the same): plural, short form, one or two wrong letters. */
export function wordLikeness(written: Word, meant: Word, known: ReadonlySet<string>): number {
  const [a, b] = [written.text, meant.text];
  if (a === b) return 1;
  if (/\d/.test(a) || /\d/.test(b) || a === '+' || b === '+') return 0;
  if (stem(a) === stem(b)) return 0.98;
  if (isShort(written, b, known) || isShort(meant, a, known)) return 0.93;
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  const most = shorter >= 7 ? 2 : shorter >= 4 || (shorter === 3 && longer === 4) ? 1 : 0;
  if (most === 0 || a[0] !== b[0] || isKnown(a, known)) return 0;
  const far = editDistance(a, b, most);
  return far <= most ? 1 - 0.07 * far : 0;
}

function isShort({ text, short }: Word, whole: string, known: ReadonlySet<string>): boolean {
  if (!whole.startsWith(text) || text.length >= whole.length || whole.length - text.length < 2) return false;
  return short || (text.length >= 3 && !isKnown(text, known));
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return (
    TRADE.has(word) ||
    FLAVOR_WORDS.has(word) ||
    known.has(word) ||
    TRADE.has(`${stem(word)}o`) ||
    TRADE.has(`${stem(word)}a`)
  );
}

/** Words of the product that a row may leave out: the brand, the kind of product, the L of L-Carnitina. */
function isOptional({ text }: Word, { given, product, row }: Compared): boolean {
  if (given.brand.has(text) || text === '+' || text === 'l') return true;
  if (text === 'coenzima') return product.words.some((word) => word.text === 'q10');
  // 'x 12' says that it is the box of twelve.
  if (text === 'display') return pieceCounts(product.quantities).length > 0 && pieceCounts(row.quantities).length > 0;
  return given.rubric.has(stem(text)) && text === 'proteina';
}

type Compared = { given: Given; product: ItemName; row: ItemName };

type Extra = { given: Given; product: ItemName; flavored: boolean; after: Word | undefined };

/** What a further word of the row takes from the likeness; undefined when it makes another product of it. */
function extraWorth(word: Word, { given, product, flavored, after }: Extra): number | undefined {
  const text = word.short && /^prot/.test(word.text) ? 'proteina' : word.text;
  if (given.brand.has(text) || text === 'l') return 0;
  if (text === '+') return 0.02;
  if (text === 'display' && pieceCounts(product.quantities).length > 0) return 0;
  const { mass, volume, capsules, tablets, servings, pieces } = product.quantities;
  const eaten = mass.length + capsules.length + tablets.length + servings.length + pieces.length > 0;
  const worn = mass.length + capsules.length + tablets.length + servings.length === 0;
  if (worn && (COLORS.has(text) || GARMENT.has(text))) return 0;
  if (
    (eaten || volume.length > 0) &&
    !flavored &&
    isFlavor(word, given) &&
    after?.text !== '+' &&
    !(FOODS.has(text) && isMadeOf(product))
  )
    return 0;
  if (given.rubric.has(stem(text)) && product.words.some((one) => one.text !== text && !IDLE.has(one.text)))
    return 0.04;
  if (text === 'proteina' && product.words.some((one) => /^(?:whey|caseina|iso)$/.test(one.text))) return 0.04;
  return undefined;
}

/** Food is told apart by what is in it; a powder comes in flavors. */
function isMadeOf({ words }: ItemName): boolean {
  return words.some(({ text }) =>
    /^(?:pasta|manteca|barra|granola|alfajor|te|galleta|aceite|mix|harina|leche|miel|bebida|yerba|cafe)s?$/.test(text),
  );
}

export function isFlavor({ text, short }: Word, { flavors }: Pick<Given, 'flavors'>): boolean {
  if (FLAVOR_WORDS.has(text) || flavors.has(stem(text))) return true;
  return (
    (short || text.length >= 6) &&
    [...FLAVOR_WORDS].some(
      (flavor) =>
        (short && text.length >= 2 && flavor.startsWith(text)) ||
        (text.length >= 6 && editDistance(flavor, text, 1) <= 1),
    )
  );
}

function follows(words: readonly Word[], word: Word): Word | undefined {
  return words[words.indexOf(word) - 1];
}

/** From 0 to 1 how far the amounts agree; undefined when they differ or nothing tells that they are the same. */
function sizeLikeness(row: Quantities, product: Quantities): number | undefined {
  let worth = 1;
  let shared = 0;
  const check = (a: readonly unknown[], b: readonly unknown[], same: boolean, either: boolean): boolean => {
    if (a.length > 0 && b.length > 0) {
      shared += 1;
      return same;
    }
    return either || (a.length === 0 && b.length === 0);
  };
  const counts = (quantities: Quantities) => [...quantities.capsules, ...quantities.tablets];
  const [ofRow, ofProduct] = [pieceCounts(row), pieceCounts(product)];
  // 'x 60' says as much as '60 caps'.
  const loose =
    ofRow.length > 0 !== ofProduct.length > 0 &&
    sameNumbers([...ofRow, ...counts(row)], [...ofProduct, ...counts(product)]);
  if (
    row.capsules.length > 0 &&
    product.tablets.length > 0 &&
    row.tablets.length === 0 &&
    product.capsules.length === 0
  )
    return undefined;
  if (
    row.tablets.length > 0 &&
    product.capsules.length > 0 &&
    row.capsules.length === 0 &&
    product.tablets.length === 0
  )
    return undefined;
  if (loose) shared += 1;
  else {
    if (!check(ofRow, ofProduct, sameNumbers(ofRow, ofProduct), false)) return undefined;
    if (!check(counts(row), counts(product), sameNumbers(counts(row), counts(product)), false)) return undefined;
  }
  const sized = counts(row).length + ofRow.length + row.servings.length > 0;
  const given = counts(product).length + ofProduct.length + product.servings.length > 0;
  const either = sized && given;
  if (!check(row.mass, product.mass, sameMasses(row.mass, product.mass), either)) return undefined;
  if (!check(row.volume, product.volume, sameNumbers(row.volume, product.volume), either)) return undefined;
  if (
    !check(
      row.servings,
      product.servings,
      sameNumbers(row.servings, product.servings),
      row.mass.length > 0 && product.mass.length > 0,
    )
  )
    return undefined;
  for (const kind of ['dose', 'units', 'percent', 'length'] as const) {
    if (!check(row[kind], product[kind], sameNumbers(row[kind], product[kind]), true)) return undefined;
    // One says it and the other does not: likely the same, but not sure.
    if (row[kind].length > 0 !== product[kind].length > 0) worth *= kind === 'dose' || kind === 'units' ? 0.78 : 0.9;
  }
  const any = (quantities: Quantities) =>
    Object.entries(quantities).some(([kind, all]) => all.length > 0 && kind !== 'percent' && kind !== 'length');
  return shared > 0 || !(any(row) && any(product)) ? worth : undefined;
}

/** One piece is what every product is, unless it says how many. */
function pieceCounts({ pieces }: Quantities): number[] {
  return pieces.filter((count) => count > 1);
}
