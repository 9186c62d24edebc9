import { hasSize } from '../headings/heading.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { IsName } from './name-test.ts';
import { variantIn } from './name-variants.ts';
import { withSizesInDigits } from './written-sizes.ts';

/** What sentences say between a name and its price: 'queda en', 'pasa a', 'se va a'. */
const PRICE_VERBS = new Set(
  `sale salen salio queda quedan quedo quedaron vale valen cuesta cuestan esta estan va van vuelve vuelven pasa pasan paso pasaron
  sube suben subio subieron baja bajan bajo bajaron sigue siguen mantiene mantienen arranca arrancan es son cotiza cotizan
  llega llegan viene vienen cobramos dejamos dejo pide pedimos hay que pedir`.split(/\s+/),
);
/** Words that stand before or after such a verb. */
const BESIDE_VERBS = new Set(
  'a en por de se les lo los la las un el precio valor ahora hoy solo apenas recien'.split(' '),
);
/** 'costará', 'se venderán'; names that end so begin with a capital: 'Pirán'. */
const FUTURE = /^\p{Ll}.*r(?:á|án|emos)$/u;
/** What joins a product to the one before, or points to it. */
const CONNECTIVES = new Set(
  'y e o ni el la los las lo un una unos unas su sus con del al ademas tambien luego despues otro otra cada mientras'.split(
    ' ',
  ),
);

function toBareWord(word: string): string {
  return normalizeText(word).replace(/[^\p{L}\d]/gu, '');
}

/** Which of the words are verbs that lead to a price; what follows 'se' is one. */
function areVerbs(words: readonly string[]): boolean[] {
  const bare = words.map(toBareWord);
  return words.map(
    (word, at) => PRICE_VERBS.has(bare[at] ?? '') || FUTURE.test(word) || (bare[at - 1] === 'se' && bare[at] !== ''),
  );
}

/** A name without the words that lead from it to its price. */
export function withoutPriceVerb(text: string): string {
  const words = text.split(' ');
  const bare = words.map(toBareWord);
  const isVerb = areVerbs(words);
  let end = words.length;
  while (end > 0 && (isVerb[end - 1] || BESIDE_VERBS.has(bare[end - 1] ?? ''))) end -= 1;
  const isSaid = isVerb.slice(end).includes(true);
  const kept = isSaid ? end : bare.findLastIndex((word) => !['a', 'en'].includes(word)) + 1;
  return words
    .slice(0, kept)
    .join(' ')
    .replace(/[\s,;:]+$/, '');
}

/** A name without the words that join it to what stands before. */
export function withoutConnectives(text: string): string {
  const words = text.split(' ');
  const from = words.findIndex((word) => !CONNECTIVES.has(normalizeText(word)));
  return from < 0 ? '' : words.slice(from).join(' ');
}

/** What joins a further product to what was said. */
const FURTHER = new Set(['ademas', 'tambien', 'luego', 'despues']);
/** Words of the shortest sentence: a dot behind fewer is that of a short form. */
const LEAST_SENTENCE = 4;

/** A text without what comes before a comma, a dot or 'además' and has no word of the catalogue: 'Por último, ZMA', 'Tenemos además EAA'. */
export function withoutOpening(text: string, hasWord: (text: string) => boolean): string {
  const words = text.split(' ');
  const isEnd = (word: string, at: number) =>
    FURTHER.has(toBareWord(word)) || (at > 0 && /[,:;]$/.test(word)) || (at >= LEAST_SENTENCE && /\.$/.test(word));
  const end = words.findLastIndex((word, at) => isEnd(word, at) && !hasWord(words.slice(0, at + 1).join(' ')));
  return words.slice(end + 1).join(' ');
}

/** The other size or flavor that a sentence ends with: 'este mes sumamos la de 1 kilo'. */
export function variantAtEnd(text: string): string | undefined {
  const [, tail] =
    /(?:^|\s)(?:el|la|los|las)\s+(?:(?:pote|frasco|sobre|lata|bolsa|caja|envase)\s+)?de\s+([^,;]+)$/iu.exec(text) ?? [];
  return tail === undefined ? undefined : variantIn(tail);
}

/** Letters from which on a verb is no short form: 'es', 'va'. */
const CLEAR_VERB = 3;
const ARTICLES = new Set('el la los las del al'.split(' '));
const PRONOUNS = new Set('me te se nos les'.split(' '));

/**
 * The name in a sentence that says more than that: what follows the first article before a word of the catalogue, without
 * verbs, and without remarks behind a comma: 'De Delta puedo ofrecer el Iron Whey de 2 kg, el sabor es lo mismo'.
 */
export function nameInSentence(text: string, isName: IsName): string {
  const words = text.split(' ');
  const bare = words.map(toBareWord);
  const isVerb = areVerbs(words);
  const from = bare.findIndex((word, at) => (ARTICLES.has(word) || isVerb[at]) && isName(bare[at + 1] ?? ''));
  const isFiller = (word: string) => PRONOUNS.has(word) || (PRICE_VERBS.has(word) && word.length >= CLEAR_VERB);
  const isOfSentence = (word: string) => isFiller(word) || ARTICLES.has(word) || ['de', 'en'].includes(word);
  if (from < 0 || (from > 0 && !isVerb[from] && !bare.slice(0, from).some(isOfSentence))) return text;
  const [first = '', ...behind] = words
    .slice(from + 1)
    .join(' ')
    .split(/,\s+/);
  const isRemark = (part: string) =>
    normalizeText(part)
      .split(/\s+/)
      .some((word) => PRONOUNS.has(word) || PRICE_VERBS.has(word));
  const kept = [first, ...behind.filter((part) => !isRemark(part))].join(', ');
  return kept
    .split(' ')
    .filter((word) => !isFiller(normalizeText(word)))
    .join(' ');
}

/** Another number of what the name before tells: '120' behind 'Magma de 60 cápsulas'. */
export function numberVariant(text: string, base: string): string | undefined {
  const [, number] = /^(?:de )?(\d+)$/.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  const [unit] = base.match(/(?<=\d\s?)\p{L}+(?!.*\d)/u) ?? [];
  const variant = `${number} ${unit}`;
  return unit !== undefined && hasSize(variant) ? variant : undefined;
}

/**
 * The size that a sentence tells behind a price, and what follows: '$ 80.800 el pote de 300 gramos, la Whey'. What stands
 * behind a comma, or before another price, is another product's.
 */
export function sizeBehind(text: string, { isLast }: { isLast: boolean }): { size: string; rest: string } | undefined {
  const said = withSizesInDigits(text);
  const [whole = ''] = /^\s*(?![,;.\s]|[yo]\s).+?(?=[,;](?!\d)|\.(?:\s|$)|\s[yo](?:\s|$)|$)/u.exec(said) ?? [];
  const rest = said.slice(whole.length);
  const size = withoutConnectives(whole.trim().replace(/^por /iu, ''));
  const isEnded = isLast || rest.trim() !== '';
  return isEnded && hasSize(size) && variantIn(size) !== undefined ? { size, rest } : undefined;
}

/** The last sentence of a text, where it begins with a word that names begin with in sentences only. */
export function lastSentence(text: string): string {
  const [...ends] = text.matchAll(/[.!?]\s+(?=(?:El|La|Los|Las|Del?|En|Por|Con|Y|También|Además)\s)/gu);
  const last = ends.at(-1);
  return last === undefined ? text : text.slice(last.index + last[0].length);
}
