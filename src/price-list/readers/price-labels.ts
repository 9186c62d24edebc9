import { isBoxPrice } from '../amounts/box-price.ts';
import {
  isOfMeasure,
  mentionsRetailPrice,
  mentionsWholesalePrice,
  minimumQuantity,
  priceLabelScore,
} from '../amounts/price-label-score.ts';
import { isColumnHeader, readColumnHeader } from '../column-headers/column-header.ts';
import { BESIDE, type PrintedLine, textOf, toRuns, type Word } from '../layout/printed-line.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { GARMENT_SIZES } from '../text/word-forms.ts';

type End = 'before' | 'behind';

const MAX_LABEL_WORDS = 5;
const PACKS = 'caja|cajon|bulto|display|pack|docena|disp';
const PACKED = new RegExp(String.raw`\b(?:${PACKS})\b`);
/** What the price of a pack is called beside that of a piece: 'Display x 24: $ 36.700 | $ 2.250 c/u'. */
const PACK = new RegExp(String.raw`^(?:${PACKS})(?: cerrad[oa])?(?: ?(?:x|de|por)? ?\d{1,3}(?: ?\p{L}+\.?)?)?$`, 'u');
/** What the price of each of several is called in a line below that of one: 'Llevando 3: $ 37.700'. */
const BUNDLE = /^(?:llevando|comprando|a partir de|desde) \d{1,2}(?: ?(?:u|un|unid|unidades))?$/;
const PIECE = /(?<!\p{L})(?:c\/u|cada un[oa]|unidad|suelt[oa])(?!\p{L})/iu;

/** Between a former and a current price: '$ 17.900 -> $ 29.600'. */
const ARROW = /^(?:[-=–—]*>+|[→➔➜➡⇒»]\uFE0F?)$/;

export function findLabelEnd(lines: readonly PrintedLine[]): End {
  const labelsAt = (end: End) =>
    lines.flatMap((line) => labelLine(line, end).words.flatMap(({ label }) => (label === '' ? [] : label)));
  const all = { before: labelsAt('before'), behind: labelsAt('behind') };
  // 'c/u' comes behind its price wherever the other labels are.
  const isOther = (label: string) => !/^(?:c\/u|cada un[oa])$/i.test(label);
  const others = { before: all.before.filter(isOther), behind: all.behind.filter(isOther) };
  const { before, behind } = others.before.length + others.behind.length > 0 ? others : all;
  return before.length >= behind.length ? 'before' : 'behind';
}

/** The lines with labels moved from words to their prices; a label between two prices is at the given end of its own. */
export function labelLines(lines: readonly PrintedLine[], end: End): PrintedLine[] {
  const labelled: PrintedLine[] = [];
  for (const line of lines) labelled.push(labelLine(line, end, labelled.at(-1)));
  return labelled;
}

function labelLine(line: PrintedLine, end: End, above?: PrintedLine): PrintedLine {
  const words = labelWords(line.words, end, above?.words.at(-1));
  const isKept = (word: Word, at: number) =>
    hasMeaning(word) || separates(word, words[at - 1], words[at + 1]) || isOfHeader(word, words[at + 1]);
  return { ...line, words: words.filter(isKept) };
}

const hasMeaning = ({ text, amount }: Word) => amount !== undefined || /[\p{L}\d+&]/u.test(text);

/** '$' of '$ x kg' */
function isOfHeader({ text }: Word, after: Word | undefined): boolean {
  return text === '$' && after?.joined === true && after.amount === undefined;
}

/** A sign between two words of one text: 'Choc / Van', 'Whey - Vainilla'. */
function separates({ text, joined }: Word, before: Word | undefined, after: Word | undefined): boolean {
  const isText = (word: Word | undefined) =>
    word !== undefined && word.amount === undefined && /\p{L}/u.test(word.text);
  return /^[/·•|,–—-]$/.test(text) && joined && isText(before) && isText(after) && after?.joined === true;
}

/** The same for words of several lines, with all signs between them; `above`: the word before them. */
export function labelWords(all: readonly Word[], end: End, above?: Word): Word[] {
  const words: Word[] = [];
  let text: Word[] = [];
  for (const [index, word] of all.entries()) {
    if (!word.amount) {
      text.push(word);
      continue;
    }
    const before = words.at(-1);
    const [behind, ahead] = labelsOfBoth(text);
    if (before?.label === '' && behind !== undefined && ahead !== undefined)
      words.splice(-1, 1, labelled(before, behind), labelled(word, ahead));
    else if (before && ARROW.test(textOf(text)))
      words.splice(-1, 1, labelled(before, 'antes'), labelled(word, before.label || 'ahora'));
    else if (before && end === 'behind' && mayBeLabelledBehind(before, text)) {
      const { label, rest } = labelBehind(before, text);
      words.splice(-1, 1, labelled(before, label), ...rest, word);
    } else {
      const { label, rest } = labelBefore(word, text, { before: before ?? above, next: nextPrice(all, index) });
      words.push(...rest, labelled(word, label));
    }
    text = [];
  }
  const last = words.at(-1);
  if (last?.label !== '') return [...words, ...text];
  const { label, rest } = labelBehind(last, text);
  return [...words.slice(0, -1), labelled(last, label), ...rest];
}

/** The labels of the prices before and behind a text, where one is for the public and the other is not: 'para público, revendedores'. */
function labelsOfBoth(text: readonly Word[]): string[] {
  const labels = textOf(text)
    .split(/[,;]\s+/)
    .map(bareLabel);
  const isOf = (mentions: (bare: string) => boolean) => labels.filter((label) => mentions(normalizeText(label))).length;
  const areBoth = isOf(mentionsRetailPrice) === 1 && isOf(mentionsWholesalePrice) === 1;
  return labels.length === 2 && areBoth && labels.every(isPriceLabel) ? labels : [];
}

function mayBeLabelledBehind(price: Word, text: readonly Word[]): boolean {
  return (
    price.label === '' && !/[,;.]$/.test(price.text) && !opensBracket([price, ...text]) && !saysFormer(textOf(text))
  );
}

function isOfPiece(price: Word | undefined): boolean {
  return price?.amount !== undefined && (PIECE.test(price.text) || PIECE.test(price.label));
}

/** Whether the next price is that of a piece of the pack that is named before this one: 'caja x12 $ 31.700 $ 2.940'. */
function isPieceOf({ amount: box }: Word, text: readonly Word[], next: Word | undefined): boolean {
  const [, pieces] = /(?:^|\D)(\d{1,3})\D*$/.exec(textOf(text)) ?? [];
  if (box?.kind !== 'pesos' || next?.amount?.kind !== 'pesos' || pieces === undefined) return false;
  return isBoxPrice(box.centavos, { pieces: Number(pieces), piece: next.amount.centavos });
}

/** The next price with the label before it; undefined where other text is before it. */
function nextPrice(all: readonly Word[], index: number): Word | undefined {
  const next = all.findIndex(({ amount }, at) => at > index && amount !== undefined);
  const price = all[next];
  const { label, rest } = takeLabel(all.slice(index + 1, Math.max(0, next)), 'before');
  return price && !rest.some(hasMeaning) ? labelled(price, label) : undefined;
}

/** Whether a sentence leads to a former price: 'Iso de 1 kg, que en mayo costaba', 'donde dice'. */
export function saysFormer(text: string): boolean {
  return /(?<!\p{L})(?:antes|estaban?|costaban?|val[ií]an?|sal[ií]an?|dec[ií]an?|dicen?|figuraban?)(?: (?:en|a))?:?$/iu.test(
    text,
  );
}

/** The label of a price in a bracket is in it, too: '($ 56.500, x mayor $ 44.850)'. */
function opensBracket(words: readonly Word[]): boolean {
  const text = textOf(words);
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

function labelled(word: Word, label: string): Word {
  const isForeign = label !== '' && readColumnHeader(label).kind === 'foreign-currency';
  return { ...word, label, ...(isForeign && { amount: { kind: 'foreign-currency', writing: 'signed' } }) };
}

type Labelled = { label: string; rest: readonly Word[] };

/** The longest label at the price's end of the words before or behind it; `byPacks`: also the name of a pack. */
function takeLabel(words: readonly Word[], end: End, byPacks = false): Labelled {
  for (let count = Math.min(words.length, MAX_LABEL_WORDS); count > 0; count--) {
    const [own, rest] =
      end === 'before' ? [words.slice(-count), words.slice(0, -count)] : [words.slice(0, count), words.slice(count)];
    const label = bareLabel(textOf(own));
    // 'los dos al mismo precio'
    const isSame = end === 'before' && rest.at(-1)?.text === 'mismo';
    const isPack = byPacks && PACK.test(normalizeText(label));
    const isBundle = end === 'before' && rest.length === 0 && BUNDLE.test(normalizeText(label));
    // '(c/u)   4 u' are of two columns; 'cambió de precio: de $ 9.000 a $ 9.500'
    if (toRuns(own).length > 1 || /: de$/.test(textOf(own))) continue;
    if ((isPriceLabel(label) || isPack || isBundle || isOfSeveral(own, label)) && !isSame) return { label, rest };
  }
  return { label: '', rest: words };
}

/** 'x6 mayorista', set apart from a name, whose own count it would be otherwise. */
function isOfSeveral([first, ...others]: readonly Word[], label: string): boolean {
  const [, rest = ''] = /^x ?\d{1,2} (.+)$/i.exec(label) ?? [];
  const isApart = first?.joined === false && others.every(({ joined }) => joined);
  return isApart && mentionsWholesalePrice(normalizeText(rest)) && isPriceLabel(rest);
}

/** In sizes of letters: texts on a line that are farther from each other do not belong together. */
export const APART = 3;

function isOnLine(word: Word, { y, size }: Word): boolean {
  return Math.abs(word.y - y) <= BESIDE * size;
}

function labelBefore(
  price: Word,
  text: readonly Word[],
  { before, next }: { before: Word | undefined; next: Word | undefined },
): Labelled {
  const whole = bareLabel(textOf(text));
  const isBelow = before?.amount !== undefined && !text.some((word) => isOnLine(before, word));
  if (isBelow && isOfMeasure(normalizeText(whole))) return { label: whole, rest: [] };
  const last = text.at(-1);
  const isBesidePiece = isOfPiece(next) || isPieceOf(price, text, next);
  const byPack = takeLabel(text, 'before', isOfPiece(before) || isBesidePiece);
  const isBeside = last && (!isOnLine(last, price) || price.left - last.right < APART * price.size);
  // With no other text before it in its line a label is that of the price, however far it is.
  const isAlone = !byPack.rest.some((word) => isOnLine(word, price));
  if (!isBeside && !isAlone) return { label: '', rest: text };
  // The piece before is another product's where one is named between.
  return isBesidePiece || !byPack.rest.some(hasMeaning) ? byPack : takeLabel(text, 'before');
}

function labelBehind(price: Word, text: readonly Word[]): Labelled {
  const next = text.findIndex((word) => !isOnLine(word, price));
  const beside = next < 0 ? text : text.slice(0, next);
  const { label, rest } = takeLabel(beside, 'behind');
  return { label, rest: [...rest, ...text.slice(beside.length)] };
}

export function bareLabel(text: string): string {
  return text.replace(/[:()[\]·|,;*=→-]+|(?<!\S)\/(?!\S)/g, ' ').trim();
}

/** 'Talle S mayorista', 'S mayorista' */
const BEGUN_BY_SIZE = new RegExp(`^(?:talles?|${GARMENT_SIZES.join('|')})(?= |$)`);

/** Whether a text says which price it is: 'Precio sugerido', 'PVP', 'Lista 2'. */
export function isPriceLabel(text: string): boolean {
  const bare = normalizeText(text);
  return (
    bare !== '' &&
    !/^(?:x ?)?\d/.test(bare) &&
    isColumnHeader(text) &&
    minimumQuantity(bare) === undefined &&
    !PACKED.test(bare) &&
    !BEGUN_BY_SIZE.test(bare) &&
    (priceLabelScore(bare) !== 0 || /\bprecio|\blista\b/.test(bare))
  );
}
