import { readAmount } from '../amounts/amount.ts';
import { minimumQuantity } from '../amounts/price-label-score.ts';
import { type BrandNames, brandWords, findBrands } from '../brands/brand-names.ts';
import { shortenedBrand } from '../brands/shortened-brand.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { type CatalogueTerms, type Heading, hasSize, readHeading } from '../headings/heading.ts';
import { styleOf, textOf, type Word } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { STOP_WORDS } from '../text/word-forms.ts';
import type { ListPiece, ListRecord } from './list-piece.ts';
import type { IsName, NameLookup } from './name-test.ts';
import { variantIn, withVariant } from './name-variants.ts';
import { bareLabel, findLabelStyle, isPriceLabel, type LabelStyle, labelWords } from './price-labels.ts';
import {
  lastSentence,
  nameInSentence,
  numberVariant,
  sizeBehind,
  variantAtEnd,
  withoutConnectives,
  withoutOpening,
  withoutPriceVerb,
} from './sentences.ts';
import { type Paragraph, toParagraphs } from './text-paragraphs.ts';
import { withSizesInDigits } from './written-sizes.ts';

type TextTerms = CatalogueTerms & NameLookup & { isName: IsName };

/** Products that follow each other in sentences: 'DELTA: Whey 1 kg $ 30.000 / 3 kg $ 80.000, Creatina falta.' */
export function readText(regions: readonly PageRegion[], terms: TextTerms): ListPiece[] {
  const paragraphs = toParagraphs(regions, terms);
  const labels = labelStyleOf(regions, paragraphs);
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
      const read = readSentences(labelWords(words, labels), { ...terms, base });
      pieces.push(...read.pieces);
      base = read.base;
    }
  }
  return pieces;
}

/** Whether labels stand before or behind their prices shows where the lines of a sentence are put together. */
function labelStyleOf(regions: readonly PageRegion[], paragraphs: readonly Paragraph[]): LabelStyle {
  const { end } = findLabelStyle(paragraphs.map(({ words }) => ({ page: 0, y: 0, words })));
  return { end, counts: findLabelStyle(regions.flatMap(({ lines }) => lines)).counts };
}

type Sentences = { pieces: ListPiece[]; base: string | undefined };

function readSentences(
  words: readonly Word[],
  { base: before, ...terms }: TextTerms & { base: string | undefined },
): Sentences {
  const pieces: ListPiece[] = [];
  let base = before;
  let last: ListRecord | undefined;
  let text = '';
  let isChange = false;
  const isProse = words.filter(({ amount }) => amount).length >= SEVERAL;
  for (const { text: printed, label, amount } of words) {
    if (!amount) {
      text = `${text} ${printed}`.trim();
      continue;
    }
    const sized = last && !hasSize(last.name) ? sizeBehind(text, { isLast: false }) : undefined;
    if (last && sized) last.name = `${last.name} ${sized.size}`;
    const { notes, rest: behind } = last ? splitNotes(sized?.rest ?? text) : { notes: [], rest: text };
    last?.notes.push(...notes);
    text = '';
    const opened = splitHeading(behind.replace(ENDING, ''), { ...terms, isFirst: last === undefined });
    const { rest } = opened;
    const isOpening = last === undefined && isProse && !isAbout(opened.heading, 'brand', terms);
    const heading = (isOpening ? mentionedBrand(rest, terms.brands) : undefined) ?? opened.heading;
    // 'Los aminoácidos:' within a paragraph goes on with its brand.
    const isKind = last !== undefined && isAbout(heading, 'category', terms);
    if (heading !== undefined && !isKind) pieces.push({ kind: 'heading', text: heading, style: '' });
    const said = withSizesInDigits(withoutUnpriced(rest));
    const centavos = amount.kind === 'pesos' ? amount.centavos : undefined;
    if (last && isLabel(said)) {
      // 'pasa de $ 9.000 a $ 10.000'
      const isRise = isChange && /^\s*a\s*$/.test(behind);
      if (isRise) last.prices = last.prices.map((price) => ({ ...price, label: 'antes' }));
      const called = isRise ? 'ahora' : `${bareLabel(said)} ${label}`.trim();
      last.amounts += 1;
      last.prices.push({ centavos, label: called, at: last.prices.length });
      last.line = `${last.line} ${printed}`;
      continue;
    }
    const sentence = withoutOpening(lastSentence(said), terms.hasWord);
    const own = withoutConnectives(nameInSentence(withoutPriceVerb(sentence), terms.isName));
    isChange = /\sde\s*$/.test(behind) && own !== said;
    const variant =
      heading === undefined && base !== undefined
        ? (variantIn(own) ?? numberVariant(own, base) ?? variantAtEnd(said))
        : undefined;
    const name =
      base !== undefined && variant !== undefined ? withVariant(base, variant) : completed(own, { ...terms, base });
    last = {
      kind: 'record',
      name,
      notes: [],
      brand: undefined,
      prices: [{ centavos, label, at: 0 }],
      line: `${name} ${printed}`,
      amounts: 1,
    };
    base = name;
    pieces.push(last);
  }
  const sized = last && !hasSize(last.name) ? sizeBehind(text, { isLast: true }) : undefined;
  if (last && sized) last.name = `${last.name} ${sized.size}`;
  else if (last) last.notes.push(...splitNotes(text).notes);
  return { pieces, base };
}

function isAbout(heading: string | undefined, kind: Heading['kind'], terms: CatalogueTerms): boolean {
  return heading !== undefined && readHeading(heading, terms).kind === kind;
}

/** A name with the words of the one before where only both are a product: 'la crunchy de 380 g' behind 'Pasta de maní 1 kg'. */
function completed(own: string, { base, isProduct }: NameLookup & { base: string | undefined }): string {
  if (base === undefined || own === '' || isProduct(own)) return own;
  const whole = hasSize(own) ? withVariant(base, own) : `${base} ${own}`;
  return isProduct(whole) ? whole : own;
}

/** Prices of a paragraph from which on the brand that its beginning mentions is that of all. */
const SEVERAL = 3;

/** The only brand of the shop that a text mentions, perhaps by the word that tells it: 'Empiezo por Quebrada.' */
function mentionedBrand(text: string, brands: BrandNames): string | undefined {
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  const whole = findBrands(brandWords(text), brands).map(({ name }) => name);
  const short = words.flatMap((word) =>
    /^\p{Lu}/u.test(word) ? (shortenedBrand(brandWords(word), brands)?.name ?? []) : [],
  );
  const [only, ...others] = new Set(whole.length > 0 ? whole : short);
  return others.length > 0 ? undefined : only;
}

/** Flavors in brackets behind a price, and what closes those around it: '$ 85.200 (choco, vainilla)', '(llevando 6 $ 13.300 c/u)'. */
function splitNotes(text: string): { notes: string[]; rest: string } {
  const [whole = '', flavors] = /^(?:\(([^()]*)\)|[^()]{0,20}\))[\s,;]*/.exec(text) ?? [];
  return { notes: flavors !== undefined && isSizeOrFlavor(flavors) ? [flavors] : [], rest: text.slice(whole.length) };
}

/** Whether a text between two prices says nothing of another product. */
function isLabel(text: string): boolean {
  const bare = normalizeText(bareLabel(text));
  const words = bare.match(/[\p{L}\d]+/gu) ?? [];
  return (
    words.every((word) => STOP_WORDS.has(word)) ||
    isPriceLabel(bare) ||
    (!hasSize(bare) && minimumQuantity(bare) !== undefined)
  );
}

/** What stands between a name and its price: 'Creatina 300 g a $ 20.000', 'Creatina 300 g ($ 20.000)', 'Creatina 300 g → $ 20.000'. */
const ENDING = /(?: a|[^\p{L}\p{N})%.'"])+$/u;

/** 'DELTA: Whey 1 kg', 'De Delta tenemos: Whey 1 kg', 'Delta - Whey 1 kg' taken apart. */
function splitHeading(
  whole: string,
  { isName, isFirst, ...terms }: TextTerms & { isFirst: boolean },
): { heading?: string; rest: string } {
  // 'Sumamos una marca nueva, Delta: Whey 1 kg'
  const text = isFirst ? whole.replace(/^[^:$]+, (?=\p{Lu}[^:,]*:\s)/u, '') : whole;
  const [, before = '', rest = ''] = /^([^:,]{2,40}?)(?::(?!\d)|\s[-–]\s)\s*(.*)$/.exec(text) ?? [];
  const { kind } = readHeading(before, terms);
  if (kind === 'brand') return { heading: before, rest };
  const [named, ...others] = new Set(findBrands(brandWords(before), terms.brands).map(({ name }) => name));
  if (named !== undefined && others.length === 0 && kind !== 'product') return { heading: named, rest };
  return text.startsWith(`${before}:`) && !isName(before) ? { heading: before, rest } : { rest: text };
}

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
