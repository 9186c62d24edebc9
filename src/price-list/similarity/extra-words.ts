import { isHeld } from '../sizes/quantities.ts';
import { FOOD_FLAVORS } from '../text/flavor-words.ts';
import { COLOR_WORDS, CONTAINER_STEMS, isGear, stemWord, VARIETY_STEMS } from '../text/word-forms.ts';
import { isFlavor, isFullFlavor } from './comparison-context.ts';
import { type ItemName, type NameWord, wordsKey } from './item-name.ts';
import { measureOf } from './size-similarity.ts';
import type { WordPairs } from './word-pairs.ts';

/** Of words that only a row has: that one stands among those of the name, and what they say. */
type RemarkFact = 'beside' | 'variety' | 'category' | 'added';
export type Remarks = readonly RemarkFact[];

/** What further words subtract from the score, and facts of those that may be remarks; undefined when they make another product. */
export function costOfFurther(pairs: WordPairs): { cost: number; remarks: Remarks | undefined } | undefined {
  const { offered, used, context } = pairs;
  const named = new Set([...used].map(({ part }) => part));
  // 'Gomitas de manzana, sabor manzana'
  const said = new Set([...used].map(({ text }) => text));
  const further = offered.filter((word) => !used.has(word) && (word.text === '+' || !said.has(word.text)));
  const costs = further.map((word) => extraWordCost(word, pairs));
  const others = further.filter((_word, at) => costs[at] === undefined);
  // 'Pasta de maní con cacao' is no 'Pasta de maní'.
  if (others.some(({ text, part }) => text === '+' && named.has(part))) return undefined;
  const cost = Math.max(0, ...costs.map((one) => one ?? 0));
  // 'Pasta Crunchy 1 kg' is none of the sizes of 'Pasta' where the shop has a 'Pasta Crunchy' of 400 g.
  if ((others.length > 0 || cost === DOUBTFUL_WORD_COST) && context.names.has(wordsKey(offered))) return undefined;
  if (others.length === 0) return { cost, remarks: undefined };
  const first = offered.findIndex((word) => used.has(word));
  const facts: readonly (readonly [RemarkFact, boolean])[] = [
    ['beside', others.some((word) => named.has(word.part) && offered.indexOf(word) > first)],
    ['variety', further.some(({ text }) => VARIETY_STEMS.has(stemWord(text)))],
    ['category', further.some(({ text }) => context.category.has(stemWord(text)))],
    ['added', further.some(({ text }) => text === '+' || text === 'sin')],
  ];
  return { cost, remarks: facts.flatMap(([fact, holds]) => (holds ? fact : [])) };
}

/** A product with the word in its name is nearer. */
const EXTRA_WORD_COST = 0.02;
/** Of a word that may make another product: the seller is asked. */
export const DOUBTFUL_WORD_COST = 0.2;

/** Undefined when the word makes another product. */
function extraWordCost(word: NameWord, { offered, wanted, used, context, product }: WordPairs): number | undefined {
  const { text } = word;
  const at = offered.indexOf(word);
  const [before, next] = [offered.slice(0, at), offered[at + 1]];
  const joins = next !== undefined && used.has(next);
  const isAdded = text === '+' || before.at(-1)?.text === '+';
  // 'Pre Entreno con cafeína' is the 'Pre Entreno' where the shop has one 'sin cafeína', too.
  if (isAdded && context.names.has(wordsKey(offered.map((one) => (one.text === '+' ? { text: 'sin' } : one)))))
    return EXTRA_WORD_COST;
  const worn = isWorn(product);
  // 'PASTA MANI NAT SUR PROTEI' of Sur Proteico
  if (context.brand.has(text) || (word.short && [...context.brand].some((one) => one.startsWith(text))))
    return EXTRA_WORD_COST;
  // 'Gomitas con vitamina C', 'cookies & cream'; what comes with something else is another product.
  if (text === '+')
    return joins || (!worn && before.some((one) => isFlavor(one, context))) ? EXTRA_WORD_COST : undefined;
  // What holds so many capsules is no other product for its box.
  if (text === 'display' && measureOf(product.quantities) === 'count') return 0;
  if (CONTAINER_STEMS.has(stemWord(text))) return EXTRA_WORD_COST;
  if (isColorOfWorn(word, product)) return 0;
  const isIngredient = FOOD_FLAVORS.has(text) && isMadeOf(product);
  // 'Dulce de leche' is a flavor, 'galletas dulces' are others than the plain ones.
  if (/^dulces?$/.test(text) && next?.text !== 'leche') return DOUBTFUL_WORD_COST;
  // What a name begins with is no flavor: 'Cookie Proteica'.
  const flavored = wanted.slice(1).some((one) => isFullFlavor(one.text, context));
  if (!worn && !flavored && isFlavor(word, context) && !isIngredient) return EXTRA_WORD_COST;
  // 'Disco (bumper)'; what the shop's own products are called may make another one of it.
  if (DOUBTFUL.test(text) || word.bracketed) return DOUBTFUL_WORD_COST;
  return context.category.has(stemWord(text)) ? EXTRA_WORD_COST : undefined;
}

/** Colors make no other garment or gear. */
export function isColorOfWorn({ text, flavor = false }: NameWord, product: ItemName): boolean {
  return isWorn(product) && (flavor || COLOR_WORDS.has(text));
}

function isWorn({ quantities, words }: ItemName): boolean {
  return !quantities.some(isHeld) || words.some(isGear);
}

/** Whether what is in a food tells it from others, as no flavor does. */
function isMadeOf({ words }: ItemName): boolean {
  if (words.some(({ text }) => /^(?:proteina|whey|gainer)$/.test(text))) return false;
  return words.some(({ text }) =>
    /^(?:pasta|manteca|mantequilla|te|aceite|mix|harina|leche|miel|yerba|cafe)s?$/.test(text),
  );
}

/** Offers may be of several pieces, textures of a spread may be two products, and the plain product may be one of its own. */
const DOUBTFUL =
  /^(?:oferta|promo|promocion|crocante|crunchy|cremos[ao]|smooth|natural|clasic[ao]s?|comun(?:es)?|tradicional(?:es)?|original(?:es)?)$/;
