import { readAmount } from '../amounts/amount.ts';
import { minimumQuantity } from '../amounts/price-label-score.ts';
import { brandWords } from '../brands/brand-names.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { hasSize } from '../headings/heading.ts';
import { styleOf, textOf, type Word } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { STOP_WORDS } from '../text/word-forms.ts';
import type { ListPiece, ListRecord, PrintedPrice } from './list-piece.ts';
import { withVariant } from './name-variants.ts';
import { bareLabel, findLabelStyle, isPriceLabel, labelWords } from './price-labels.ts';
import { isElliptic, type NameLookup, nameInSentence, sizeBehind, variantOf } from './sentence-names.ts';
import { type TextTerms, takeHeading } from './text-headings.ts';
import { toParagraphs } from './text-paragraphs.ts';
import { withSizesInDigits } from './written-sizes.ts';

/** Products that follow each other in sentences: 'DELTA: Whey 1 kg $ 30.000 / 3 kg $ 80.000, Creatina falta.' */
export function readText(regions: readonly PageRegion[], terms: TextTerms): ListPiece[] {
  const paragraphs = toParagraphs(regions, terms);
  const labels = findLabelStyle(regions.flatMap(({ lines }) => lines));
  const pieces: ListPiece[] = [];
  /** The name that a size or flavor alone belongs to. */
  let base: string | undefined;
  for (const { kind, words, over = false } of paragraphs) {
    const last = pieces.at(-1);
    if (kind === 'note' && last?.kind === 'record') last.notes.push(textOf(words).replace(/^\p{L}+:\s/u, ''));
    if (kind === 'title') base = textOf(words);
    if (kind === 'heading') {
      pieces.push({ kind: 'heading', text: textOf(words), style: styleOf({ words }), over });
      base = undefined;
    }
    if (kind === 'text') {
      const earlier = pieces.filter((piece) => piece.kind === 'record');
      const read = readSentences(labelWords(words, labels), { ...terms, base, earlier });
      pieces.push(...read.pieces);
      base = read.base;
    }
  }
  return pieces;
}

type Sentences = { pieces: ListPiece[]; base: string | undefined };

function readSentences(
  words: readonly Word[],
  { base: before, earlier, ...terms }: TextTerms & { base: string | undefined; earlier: readonly ListRecord[] },
): Sentences {
  const pieces: ListPiece[] = [];
  let base = before;
  let last: ListRecord | undefined;
  let text = '';
  let isChange = false;
  const isProse = words.filter(({ amount }) => amount).length >= SEVERAL;
  const open = (name: string, price: Omit<PrintedPrice, 'at'>, printed: string) => {
    const prices = [{ ...price, at: 0 }];
    last = { kind: 'record', name, notes: [], brand: undefined, prices, line: `${name} ${printed}`, amounts: 1 };
    base = name;
    pieces.push(last);
  };
  const takeSize = (isLast: boolean) => {
    const found = last && sizeBehind(text, { isLast });
    const price = last?.prices.at(-1);
    if (!found || !last || !price) return;
    if (price.at > 0 && price.label === '' && minimumQuantity(normalizeText(found.size)) === undefined) {
      last.prices.pop();
      last.amounts -= 1;
      open(withVariant(last.name, found.size), price, '');
    } else if (!hasSize(last.name)) {
      last.name = `${last.name} ${found.size}`;
      base = last.name;
    } else return;
    text = found.rest;
  };
  for (const { text: printed, label, amount } of words) {
    if (!amount) {
      text = `${text} ${printed}`.trim();
      continue;
    }
    takeSize(false);
    const { notes, rest: behind } = last ? splitNotes(text) : { notes: [], rest: text };
    last?.notes.push(...notes);
    text = '';
    const opens = last !== undefined ? 'product' : isProse ? 'prose' : 'line';
    const { heading, title, rest } = takeHeading(behind.replace(ENDING, ''), { ...terms, opens });
    if (heading !== undefined) pieces.push({ kind: 'heading', text: heading, style: '' });
    if (title !== undefined) base = terms.hasWord(title) ? nameInSentence(title, terms) : undefined;
    const said = withSizesInDigits(withoutUnpriced(rest));
    const own = nameInSentence(said, terms);
    const centavos = amount.kind === 'pesos' ? amount.centavos : undefined;
    const corrected = CORRECTION.test(behind) && own !== '' ? findSaid(own, earlier) : undefined;
    if (corrected) {
      corrected.prices = corrected.prices.map((price) => ({ ...price, label: 'antes' }));
      corrected.prices.push({ centavos, label: 'ahora', at: corrected.prices.length });
      corrected.amounts += 1;
      continue;
    }
    if (last && (own === '' || isLabel(said))) {
      // 'pasa de $ 9.000 a $ 10.000'
      const isRise = isChange && /^\s*a\s*$/.test(behind);
      if (isRise) last.prices = last.prices.map((price) => ({ ...price, label: 'antes' }));
      const called = isRise ? 'ahora' : `${own === '' ? '' : bareLabel(said)} ${label}`.trim();
      last.amounts += 1;
      last.prices.push({ centavos, label: called, at: last.prices.length });
      last.line = `${last.line} ${printed}`;
      continue;
    }
    isChange = /\sde\s*$/.test(behind) && own !== said;
    const variant = base === undefined ? undefined : variantOf(own, terms);
    const name =
      base !== undefined && variant !== undefined
        ? withVariant(base, variant)
        : completed(own, { ...terms, base, isElliptic: isElliptic(said, terms) });
    open(name, { centavos, label: label === '' && saysFormer(said) ? 'antes' : label }, printed);
  }
  takeSize(true);
  last?.notes.push(...splitNotes(text).notes);
  return { pieces, base };
}

/** What takes back a price that was said before. */
const CORRECTION =
  /(?<!\p{L})(?:corrijo|corrige|correcci[oó]n|rectific\p{L}+|perd[oó]n|me equivoqu[eé]|fe de erratas)(?!\p{L})/iu;

/** The last product before whose name has all words of this one: 'la keto de 300 g' of 'Granola keto 300 g'. */
function findSaid(name: string, earlier: readonly ListRecord[]): ListRecord | undefined {
  const words = (text: string) => brandWords(text).filter((word) => !STOP_WORDS.has(word));
  return earlier.findLast((one) => {
    const said = new Set(words(one.name));
    return words(name).every((word) => said.has(word));
  });
}

/** Whether a sentence leads to the price of before: 'Iso de 1 kg, que antes estaba a'. */
function saysFormer(text: string): boolean {
  return /(?<!\p{L})(?:antes|estaba|estaban)(?: (?:en|a))?$/iu.test(text);
}

/** Prices from which on a paragraph is prose: the brand that its beginning mentions is that of all. */
const SEVERAL = 3;

/** A name with the words of the one before where only both are a product: 'la crunchy de 380 g' behind 'Pasta de maní 1 kg'. */
function completed(
  own: string,
  { base, isProduct, isElliptic }: NameLookup & { base: string | undefined; isElliptic: boolean },
): string {
  if (base === undefined || own === '' || isProduct(own)) return own;
  const whole = hasSize(own) ? withVariant(base, own) : `${base} ${own}`;
  // 'Banda circular suave' and 'fuerte'
  const replaced = base.replace(/ ?\S+$/, ` ${own}`);
  return [whole, replaced].find(isProduct) ?? (isElliptic ? whole : own);
}

/** Flavors in brackets behind a price, and what closes those around it: '$ 85.200 (choco, vainilla)', '(llevando 6 $ 13.300 c/u)'. */
function splitNotes(text: string): { notes: string[]; rest: string } {
  const [whole = '', flavors] = /^(?:\(([^()]*)\)|[^()]{0,20}\))[\s,;]*/.exec(text) ?? [];
  return { notes: flavors !== undefined && isSizeOrFlavor(flavors) ? [flavors] : [], rest: text.slice(whole.length) };
}

/** Whether a text between two prices says nothing of another product. */
function isLabel(text: string): boolean {
  const bare = normalizeText(bareLabel(text));
  return isPriceLabel(bare) || (!hasSize(bare) && minimumQuantity(bare) !== undefined);
}

/** What stands between a name and its price: 'Creatina 300 g a $ 20.000', 'Creatina 300 g ($ 20.000)', 'Creatina 300 g → $ 20.000'. */
const ENDING = /(?: a|[^\p{L}\p{N})%.'"])+$/u;

/** 'Cookie falta, Gel 32 g' is about the gel. */
function withoutUnpriced(text: string): string {
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
