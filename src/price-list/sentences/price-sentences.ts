import { readAmount } from '../amounts/amount.ts';
import { minimumQuantity, priceLabelScore } from '../amounts/price-label-score.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { isPriced, type PrintedLine, textOf } from '../layout/printed-line.ts';
import { bareLabel, isPriceLabel } from '../readers/price-labels.ts';
import { MOST } from '../shares.ts';
import { hasSize } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { bareNumberWord, readNumberWords } from '../text/number-words.ts';

/** A name without what leads to its price: 'Creatina 300 g a', 'Creatina 300 g (', 'Creatina 300 g →'. */
export function withoutEnding(text: string): string {
  return text.replace(/(?: a|[^\p{L}\p{N})%.'"])+$/u, '');
}

/**
 * Takes off for what a price is, 'el par', by how much it changed, 'aumentó 8%', flavors behind it, '(choco, vainilla)', and what closes the bracket around it:
 * '(x 6 $ 13.300 c/u)'.
 */
export function splitNotes(all: string): { notes: string[]; rest: string } {
  const text = all.replace(PIECE, '').replace(CHANGE, '');
  const [whole = '', flavors] = /^(?:\(([^()]*)\)|[^()]{0,20}\))[\s,;]*/.exec(text) ?? [];
  return { notes: flavors !== undefined && isSizeOrFlavor(flavors) ? [flavors] : [], rest: text.slice(whole.length) };
}

/** What one price is for, right behind it; 'el par de guantes' is a name. */
const PIECE = /^\s*(?:(?:el|por|x) par|cada un[oa]|c\/u|(?:la|por|x) unidad)(?![\p{L}\d])(?! de(?!\p{L}))[\s,;]*/iu;

/** 'aumentó 8%', 'subió un 8 %', 'subió $200' */
const CHANGE = /^\s*(?:aument|subi|baj)[oó]:? (?:un )?(?:\d{1,2}(?:[.,]\d{1,2})? ?%|\$ ?\d[\d.,]*)[\s,;.!]*/iu;

/** Whether a text between two prices says nothing of another product. */
export function isLabel(text: string): boolean {
  const bare = normalizeText(bareLabel(text));
  return isPriceLabel(bare) || (!hasSize(bare) && minimumQuantity(bare) !== undefined);
}

/** 'Cookie falta, Gel 32 g' is about the gel. */
export function withoutUnpriced(text: string): string {
  const parts = text.replace(BULLET, '').split(/,\s+(?![^(]*\))|;\s+/);
  const isUnpriced = (part: string) => readAmount(part.trim().split(' ').at(-1) ?? '')?.kind === 'none';
  const from = parts.findLastIndex((part) => part.includes(' ') && isUnpriced(part));
  return parts
    .slice(from + 1)
    .join(', ')
    .replace(BULLET, '');
}

/** Also what is said of the product before: 'últimas!!'. */
const BULLET = /^(?:[^!]{0,20}!+)?[^\p{L}\p{N}("'¿¡+]+/u;

const COSTS = 'quedan?|est[aá]n?|salen?|valen?|cuestan?|son|es';
const between = (words: string) =>
  new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${words})(?: (?:a|en))?[^\p{L}\p{N}]*$`, 'iu');

const TURN = between(
  `(?:y )?(?:(?:ahora )?(?:pasan?|van?|suben?|bajan?|deben? decir)|(?:ahora|hoy)(?: te)?(?: (?:${COSTS}))?)`,
);
/** Whether a text between two prices says that the first becomes the second: 'decía $ 9.000, va $ 10.000'. */
export const isTurn = (text: string) => TURN.test(text);

/** What somebody says who corrects himself: 'a 60 mil, no, perdón, a 62 mil', 'no miento eso es con el envío son'. */
const SORRY =
  'no,(?: no,)?|(?:(?:ay|uy|uh|no),? )*(?:perd[oó]n|digo|esper[aá]|par[aá]|mentira|miento|mejor dicho|quise decir),?(?: es[eoa]s?(?: (?:es|son|eran?) (?:con|sin) [^\\d,;.]{1,20}?)?)?';
const SLIP = between(`(?:${SORRY})(?: (?:${COSTS}))?|eh+|mmm+|s[ií]`);
/** Whether a text between two prices says no more than that the first was wrong: 'once mil, eh, 11.300'. */
export const isSlip = (text: string) => SLIP.test(text);

const BEGINS_WITH_SLIP =
  /^[^\p{L}\p{N}]*(?:(?:no|ay|uy|uh),? )*(?:perd[oó]n(?! por)|pará|mentira|miento|mejor dicho)(?!\p{L})/iu;
/** 'con factura', 'por mayor': the next price is another one. */
const CONDITION = /(?<!\p{L})(?:con|sin|por|x|para|desde|llevando|factura|socios?|descuento)(?!\p{L})/iu;

/** Whether somebody corrects himself in more words, of the same price: 'no, perdón, estoy mirando la otra'. */
export function beginsWithSlip(text: string): boolean {
  return BEGINS_WITH_SLIP.test(text) && !CONDITION.test(text) && priceLabelScore(normalizeText(text)) === 0;
}

const BUNDLE = /(?<!\p{L})(?:llev[aá]s|llevando|compr[aá]s|comprando)(?: (?:de )?a)? (\p{L}+|\d+)(?![\p{L}\d.,])/iu;

/** Whether a sentence offers several pieces at once: 'y si llevás de a dos te las dejo en'. */
export function isBundle(text: string): boolean {
  const [, said = ''] = BUNDLE.exec(text) ?? [];
  return /^\d+$/.test(said) ? said !== '1' : (readNumberWords([bareNumberWord(said)])?.value ?? 0) > 1;
}

const CORRECTS =
  /(?<!\p{L})(?:corrijo|corrige|correcci[oó]n|rectific\p{L}+|perd[oó]n|me (?:equivoqu[eé]|confund[ií])|le err[eé]|(?:pas[eé]|puse|mand[eé]|anot[eé]|dije|mir[eé]|le[ií]|vi|escrib[ií]|copi[eé]) mal|fe de erratas)(?!\p{L})/iu;
const DENIES = `(?:(?:y )?no|en (?:vez|lugar) de)(?: (?:a|es|los))?`;
const DENIAL = new RegExp(String.raw`^[^\p{L}\p{N}]*${DENIES}[^\p{L}\p{N}]*$`, 'iu');
const DENIED = new RegExp(String.raw`\d[.,]?\d{3},? ${DENIES} \$? ?\d{1,3}[.,]?\d{3}(?!\d)`, 'iu');

/** Whether a text between two prices says that the second is wrong: 'es $ 9.500, no $ 9.000'. */
export const isDenial = (text: string) => DENIAL.test(text);
export const deniesPrice = (line: string) => DENIED.test(line);

const STARRED = /^\*\p{Ll}[^*]*$/u;

/** Tells what takes back a price: 'corrijo', or '*el BCAA va $ 9.000' unless most prices have an asterisk. */
export function createCorrectionTest(lines: readonly PrintedLine[]): (text: string) => boolean {
  const priced = lines.filter(isPriced);
  const isBullet = priced.filter(({ words }) => STARRED.test(textOf(words))).length >= MOST * priced.length;
  return (text) => CORRECTS.test(text) || (!isBullet && STARRED.test(text));
}
