import { type Centavos, divideHalfUp } from '#domain/money/money.ts';
import { readAmount } from '../amounts/amount.ts';
import { isColumnHeader, readColumnHeader } from '../column-headers/column-header.ts';
import { textOf } from '../layout/printed-line.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { isSameTitle } from '../list/price-titles.ts';
import { type TextItem, type TextPage, toTextLines } from '../page/text-page.ts';
import { MOST } from '../shares.ts';
import { isSalesTerms } from '../text/sales-terms.ts';

const SIGN = /(?<!\p{L})(?:u\$[sd]?|us\$|u\.?s\.?d\.?|uss|dls)(?!\p{L})/giu;
const WORD = /(?<!\p{L})d[oó]lar(?:es)?(?!\p{L})/giu;

/** A cell that may be a price, of any column or of one that is said to have dollars. */
const SMALL_NUMBER = /^\d{1,3}(?:[.,]\d{1,2})?$/;
const NUMBER = /^\d{1,6}(?:[.,]\d{1,2})?$/;
/** In centavos: what is in dollars costs no more of them. */
const SMALLEST_IN_PESOS = 1000_00;

const SIGNED_AMOUNT = new RegExp(`(?:${SIGN.source})\\s*\\d|\\d\\s*(?:${SIGN.source})`, 'iu');
/** In a text without signs of dollars. */
const PESO_AMOUNT = /(?<!\p{L})\$\s*(\d(?:[\d.,]*\d)?)/u;
const PESO_AMOUNTS = new RegExp(PESO_AMOUNT, 'gu');
const DOLLAR_RATE = /(?<!\p{L})(?:cotiz\p{L}*|cambio|calculad[oa]s?|d[oó]lar)(?!\p{L})/iu;

const hasSign = (text: string) => text.search(SIGN) >= 0;
const namesDollars = (text: string) => hasSign(text) || text.search(WORD) >= 0;

export function mentionsDollars(pages: readonly TextPage[]): boolean {
  return pages.some(({ items }) => items.some(({ text }) => namesDollars(text)));
}

type CurrencyLines = Record<'dollars' | 'pesos', TextItem[][]>;

/** The lines with a price, of a list that mentions dollars; those with one in either currency are in pesos. */
export function linesByCurrency(pages: readonly TextPage[]): CurrencyLines {
  if (!mentionsDollars(pages)) return { dollars: [], pesos: [] };
  const bare = bareDollars(pages);
  const isInDollars = (item: TextItem) => bare.has(item) || (hasSign(item.text) && /\d/.test(item.text));
  const isInPesos = (item: TextItem) => {
    const amount = bare.has(item) ? undefined : readAmount(item.text);
    const isPrice = amount?.kind === 'pesos' && (amount.centavos >= SMALLEST_IN_PESOS || amount.confident);
    return isPrice || PESO_AMOUNT.test(item.text.replace(SIGN, ''));
  };
  const lines = pages.flatMap(({ items }) => toTextLines(items));
  const pesos = lines.filter((line) => line.some(isInPesos));
  return { dollars: lines.filter((line) => line.some(isInDollars) && !line.some(isInPesos)), pesos };
}

/** Whether most lines with a price have it in dollars, it seems, so that a footnote in dollars changes nothing. */
export function isMostlyInDollars({ dollars, pesos }: CurrencyLines): boolean {
  return dollars.length > MOST * (dollars.length + pesos.length);
}

/**
 * How many lines of goods say that their price is in dollars, and have none in pesos; `read`: the lines that have a price
 * in pesos as the list is read.
 */
export function countSignedDollars({ dollars }: CurrencyLines, read: readonly string[]): number {
  const known = new Set(read.map(withoutSpaces));
  return dollars.filter((line) => {
    const text = toLineText(line);
    const name = text
      .replace(SIGN, '')
      .replace(/[\d.,$]+/g, ' ')
      .trim();
    const isOfGoods = /\p{L}{3}/u.test(name) && !isColumnHeader(name) && !isSalesTerms(text.replace(SIGN, '$$'));
    return isOfGoods && SIGNED_AMOUNT.test(text) && !DOLLAR_RATE.test(text) && !known.has(withoutSpaces(text));
  }).length;
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

function toLineText(line: readonly TextItem[]): string {
  return textOf(line.toSorted((a, b) => a.x - b.x));
}

/** The amounts of a list that are in dollars, it seems, in cents. */
export function dollarAmounts(pages: readonly TextPage[]): Set<Centavos> {
  const bare = bareDollars(pages);
  const cells = pages.flatMap(({ items }) => items.filter((item) => bare.has(item) || hasSign(item.text)));
  const amounts = cells.map(({ text }) => readAmount(text.replace(SIGN, '$$')));
  return new Set(amounts.flatMap((amount) => (amount?.kind === 'pesos' ? amount.centavos : [])));
}

/** A text of dollars as if they were pesos. */
export function inPesoSigns(text: string): string {
  return text.replace(SIGN, '$$').replace(WORD, 'pesos');
}

/** The pages with dollars as if they were pesos. */
export function withPesoSigns(pages: readonly TextPage[]): TextPage[] {
  const bare = bareDollars(pages);
  const readAs = (item: TextItem) => (bare.has(item) ? `$ ${item.text}` : inPesoSigns(item.text));
  return pages.map((page) => ({ ...page, items: page.items.map((item) => ({ ...item, text: readAs(item) })) }));
}

/** Tells how the title of a column of such pages is printed: 'Price USD' for 'Price $'. */
export function createPrintedTitles(pages: readonly TextPage[]): (title: string) => string {
  const texts = new Set(pages.flatMap(({ items }) => items.map(({ text }) => text.trim())));
  const headers = [...texts].filter((text) => namesDollars(text) && !/\d/.test(text));
  return (title) => {
    if (texts.has(title)) return title;
    return headers.find((text) => isSameTitle(inPesoSigns(text), title)) ?? title;
  };
}

/** The text of a line of such pages with the dollars as dollars again; `pesos`: the amounts that are none. */
export function withDollarSigns(text: string, pesos: ReadonlySet<string>): string {
  return text.replace(/\$(?!\s*\d)|\$\s*(\d(?:[\d.,]*\d)?)/g, (signed: string, amount = '') =>
    pesos.has(amount) ? signed : `US${signed}`,
  );
}

/** The amounts with a sign of pesos, as they are written. */
export function writtenPesos(pages: readonly TextPage[]): Set<string> {
  const lines = pages.flatMap(({ items }) => toTextLines(items).map(toLineText));
  const amounts = lines.flatMap((line) => [...line.replace(SIGN, '').matchAll(PESO_AMOUNTS)]);
  return new Set(amounts.flatMap(([, amount]) => amount ?? []));
}

/** The cells with plain numbers under a header that names dollars; without any such cell, small ones beside a name. */
function bareDollars(pages: readonly TextPage[]): Set<TextItem> {
  const cells = pages.flatMap(({ items }) => {
    const headers = items.filter(({ text }) => !/\d/.test(text) && readColumnHeader(text).kind !== 'unknown');
    const overCell = (item: TextItem) => headers.findLast((one) => one.y < item.y && overlaps(one, item));
    const titled = items.flatMap((item) => {
      const header = NUMBER.test(item.text.trim()) ? overCell(item) : undefined;
      return header ? { item, header } : [];
    });
    // A short number at the right is under no part of a header at the left, but under the numbers of its column.
    const overColumn = (item: TextItem) =>
      titled.findLast(({ item: one, header }) => header.y < item.y && overlaps(one, item))?.header;
    return toTextLines(items).flatMap((line) =>
      line.flatMap((item) => {
        if (!NUMBER.test(item.text.trim())) return [];
        const header = overCell(item) ?? overColumn(item);
        const isNamed = line.some(({ text, x }) => x < item.x && /\p{L}{3}/u.test(text));
        return { item, header: header?.text ?? '', isNamed };
      }),
    );
  });
  const under = cells.filter(({ header }) => namesDollars(header));
  const beside = cells.filter(({ item, header, isNamed }) => {
    const isOther = header !== '' && readColumnHeader(header).kind !== 'price';
    return isNamed && !isOther && SMALL_NUMBER.test(item.text.trim());
  });
  return new Set((under.length > 0 ? under : beside).map(({ item }) => item));
}

function overlaps(one: TextItem, other: TextItem): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width;
}

/** The products with their prices in cents of a dollar; `rate` in centavos per dollar. */
export function pricedInDollars(products: readonly CatalogueProduct[], rate: Centavos): CatalogueProduct[] {
  return products.map((product) => ({ ...product, price: divideHalfUp(product.price * 100, rate) }));
}
