import { readPrintedAmount } from '../amounts/amount.ts';
import { splitUnavailable } from '../amounts/no-price.ts';
import { isOfPlainPrice } from '../amounts/price-label-score.ts';
import { brandAlone } from '../brands/brand-names.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import type { Catalogue } from '../headings/catalogue-terms.ts';
import { brandOfHeading, readHeading } from '../headings/heading.ts';
import {
  ALIGNED,
  isAside,
  isPriced,
  type PriceAmount,
  type PrintedLine,
  setAlike,
  styleOf,
  textOf,
  type Word,
  withoutAmounts,
} from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { findHeadingStyles } from '../readers/heading-styles.ts';
import { variantIn } from '../readers/name-variants.ts';
import { APART } from '../readers/price-labels.ts';
import { MOST, NEARLY_ALL, SEVERAL } from '../shares.ts';
import { hasSize } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isSalesTerms } from '../text/sales-terms.ts';
import { createCorrectionTest, deniesPrice } from './price-sentences.ts';
import { saysLacked, saysUnavailable, textBeforePrice } from './unavailable-lines.ts';

/**
 * Sentences over several lines, a heading, flavors of the product before (`note`), what is said around the list, that a
 * product is no longer sold, or that there is none of it.
 */
export type Paragraph = {
  kind: 'text' | 'heading' | 'note' | 'aside' | 'unavailable' | 'lacked';
  words: Word[];
  over?: boolean;
};

export function toParagraphs(regions: readonly PageRegion[], terms: Catalogue): Paragraph[] {
  const all = regions.flatMap(({ lines }) => lines);
  const isBrand = (line: PrintedLine) => brandOfHeading(textOf(line.words), terms) !== undefined;
  const isPrice = createPriceTest(all);
  const running = runningHeads(all);
  const clean = regions.map((region) => ({
    ...region,
    lines: region.lines
      .filter((line) => !running.has(line) || isBrand(line))
      .map((line) => ({ ...line, words: withoutAmounts(line.words, (word) => !isPrice(word, line)) })),
  }));
  const bullet = commonBullet(clean.flatMap(({ lines }) => lines));
  const headingStyles = findHeadingStyles(clean, terms).brands;
  const isCorrection = createCorrectionTest(all);
  // 'Perdón, correcciones:' is no part of what stands around it.
  const announces = (line: PrintedLine) =>
    !isPriced(line) && /:\P{L}*$/u.test(textOf(line.words)) && isCorrection(textOf(line.words));
  const paragraphs: Paragraph[] = [];
  let before: PageRegion | undefined;
  let wasAnnounced = false;
  for (const region of clean) {
    const { column, lines, over = false } = region;
    const continues = before?.column === column && before.lines.at(-1)?.page !== lines[0]?.page;
    let open = continues ? paragraphs.at(-1) : undefined;
    for (const [index, line] of lines.entries()) {
      const text = textOf(line.words);
      if (!isPriced(line) && (isSalesTerms(text) || GONE.test(text))) {
        open = undefined;
        continue;
      }
      if (!isPriced(line) && saysUnavailable(text, { open, terms })) {
        open = undefined;
        paragraphs.push({ kind: 'unavailable', words: line.words });
        continue;
      }
      if (saysLacked(line, { open, next: lines[index + 1], terms })) {
        open = undefined;
        paragraphs.push({ kind: 'lacked', words: line.words });
        continue;
      }
      const isAnnounced = announces(line);
      if (isAnnounced || wasAnnounced || (open && endsParagraph(open, region))) open = undefined;
      wasAnnounced = isAnnounced;
      const styled = setAsHeading(line, headingStyles);
      const set = styled ?? beforeBracket(line);
      const options = {
        open,
        next: lines[index + 1],
        bullet,
        isSet: styled !== undefined,
        terms,
      };
      const kind = isAside(line) ? 'aside' : over ? 'heading' : lineKind(line, options);
      if (kind === 'more') open?.words.push(...line.words);
      else {
        const words = (kind === 'heading' && !isBrand(line) ? set : undefined) ?? line.words;
        open = { kind, words: [...words], over };
        paragraphs.push(open);
      }
    }
    before = region;
  }
  return paragraphs.map((paragraph) => ({ ...paragraph, words: withSignsBefore(paragraph.words) }));
}

/** '❌ Zinc 60 caps, vuelve en abril', but '❌ LIQUIDACIÓN ❌'. */
const GONE = /^[❌⛔🚫](?!.*[❌⛔🚫]$)/u;

/** Whether a sentence ends with a line that ends far from the right edge. */
function endsParagraph({ kind, words }: Paragraph, { lines }: PageRegion): boolean {
  const last = words.at(-1);
  if (kind !== 'text' || !last || !/[.!]$/.test(last.text)) return false;
  const behind = words.slice(words.findLastIndex(({ amount }) => amount) + 1);
  // '… 300 grs.' is a name with its price in the next line, 'Lim.' a short form.
  if (behind.length > 0 && (behind.length <= SEVERAL || hasSize(textOf(behind.slice(-2))))) return false;
  const edge = Math.max(...lines.map((line) => line.words.at(-1)?.right ?? 0));
  return edge - last.right > APART * last.size;
}

/** The words with prices whose sign stands at the end of the line before. */
function withSignsBefore(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    if (signedPrice(word, words[at + 1])) return [];
    return [{ ...word, amount: signedPrice(words[at - 1], word) ?? word.amount }];
  });
}

function signedPrice(sign: Word | undefined, number: Word | undefined): PriceAmount | undefined {
  const amount = sign?.text === '$' && number ? readPrintedAmount(`$ ${number.text}`) : undefined;
  return amount?.kind === 'pesos' ? { ...amount, writing: 'signed' } : undefined;
}

type LineOptions = {
  open: Paragraph | undefined;
  next: PrintedLine | undefined;
  bullet: string | undefined;
  isSet: boolean;
  terms: Catalogue;
};

function lineKind(line: PrintedLine, { open, next, bullet, isSet, terms }: LineOptions): Paragraph['kind'] | 'more' {
  const text = textOf(line.words);
  const isItem = bullet !== undefined && bulletOf(line) === bullet;
  const isOpen = open?.kind === 'text';
  const [, title = ''] = BEGINS_LIST.exec(text) ?? [];
  const isBegun = isItem || !isOpen || (title !== '' && !isOfPlainPrice(normalizeText(title)));
  const amounts = line.words.flatMap(({ amount }) => amount?.kind ?? []);
  // 'DELTA (a confirmar)', but not 'DELTA (sin stock)'
  const isOpenBrand =
    amounts.every((kind) => kind === 'none') &&
    splitUnavailable(normalizeText(text)) === undefined &&
    brandAlone(text.replace(/\(.*/, ''), terms.brands) !== undefined;
  if (amounts.length > 0 && !isOpenBrand) return isBegun ? 'text' : 'more';
  const isAbove = next !== undefined && variantIn(textBeforePrice(next)) !== undefined;
  // 'Delta Whey' over '1 kg' is a name.
  if (brandOfHeading(text, terms) !== undefined && (brandAlone(text, terms.brands) || !isAbove)) return 'heading';
  if (!isItem && (DECORATED.test(text) || isSet)) return 'heading';
  const isComplete = isOpen && isPriced(open);
  const isCategory = readHeading(text, terms).kind === 'category' && !isSizeOrFlavor(text);
  if (isCategory && !isAbove && (!isOpen || isComplete)) return 'heading';
  const said = text.replace(/^\p{L}{5,}:\s/u, '');
  const isNote = !hasSize(said) && variantIn(said) !== undefined && (said !== text || bullet !== undefined);
  if (isComplete && isNote) return 'note';
  if (isBegun) return 'text';
  const isOverItem = next !== undefined && bulletOf(next) === bullet && /[\p{L}\d)]$/u.test(text);
  const isBetween = bullet !== undefined && (isComplete || isOverItem);
  return isBetween && /^[^\p{L}\p{N}(]*\p{Lu}/u.test(text) ? 'heading' : 'more';
}

/** What is set as headings are within a line: 'y entró *Tambor*, más barata'. */
function setAsHeading({ words }: PrintedLine, headingStyles: ReadonlySet<string>): Word[] | undefined {
  return setAlike(words).find((own) => headingStyles.has(styleOf({ words: own })));
}

/** 'PASTAS' of 'PASTAS (sin azúcar)', where the bracket is set otherwise. */
function beforeBracket({ words }: PrintedLine): Word[] | undefined {
  const [first, next] = setAlike(words);
  return next?.[0]?.text.startsWith('(') ? first : undefined;
}

/** 'DELTA: Whey 1 kg $ 30.000, Creatina ...' */
const BEGINS_LIST = /^([^:,;$\d]{2,40}):(?:\s|$)/;

/** '*DELTA*', '★ DELTA ★ (sigue)' */
const DECORATED = /^[^\p{L}\p{N}\s.,;:()$%"'¿¡+-].*[^\p{L}\p{N}\s.,;:()$%"'?!+-](?:\s*\([^)]*\))?$/u;

/** The sign that most priced lines begin with. */
function commonBullet(lines: readonly PrintedLine[]): string | undefined {
  const priced = lines.filter(isPriced).length;
  const groups = [...Map.groupBy(lines, bulletOf)].toSorted((a, b) => b[1].length - a[1].length);
  const [most] = groups.filter(([bullet]) => bullet !== undefined);
  return most && most[1].length > MOST * priced ? most[0] : undefined;
}

function bulletOf({ words }: PrintedLine): string | undefined {
  const [first] = words;
  if (!first || first.amount) return undefined;
  return /^[^\p{L}\p{N}$("'¿¡%+]+$/u.exec(first.text)?.[0] ?? /^[-–•·▪►➤✓>](?=\p{L})/u.exec(first.text)?.[0];
}

/** In chats and letters some prices lack the sign that others have; where most have one, other numbers are part of names. */
function createPriceTest(lines: readonly PrintedLine[]): (word: Word, line: PrintedLine) => boolean {
  const amounts = lines.flatMap(({ words }) => words.flatMap(({ amount }) => (amount?.kind === 'pesos' ? amount : [])));
  const share = (writing: PriceAmount['writing']) =>
    amounts.filter((one) => one.writing === writing).length / amounts.length;
  const isReal = { signed: true, grouped: share('signed') < NEARLY_ALL, bare: share('bare') > MOST };
  return ({ amount }, { words }) =>
    amount !== undefined &&
    ((amount.kind !== 'foreign-currency' && isReal[amount.writing]) ||
      // What a price is and is not may lack the sign of others.
      (amount.writing === 'grouped' && deniesPrice(textOf(words))));
}

/** The lines above and below all prices of their pages that are the same on another page, but for its number. */
function runningHeads(lines: readonly PrintedLine[]): Set<PrintedLine> {
  const edges = [...Map.groupBy(lines, ({ page }) => page).values()].flatMap((own) => {
    const priced = own.filter(isPriced).map(({ y }) => y);
    return own.filter((line) => line.y < Math.min(...priced) || line.y > Math.max(...priced));
  });
  const bare = (line: PrintedLine) => textOf(line.words).replace(/\d+/g, '');
  const isSame = (a: PrintedLine, b: PrintedLine) =>
    a.page !== b.page && Math.abs(a.y - b.y) < ALIGNED && bare(a) === bare(b);
  return new Set(edges.filter((one) => edges.some((other) => isSame(one, other))));
}
