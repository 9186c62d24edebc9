import { readAmount } from '../amounts/amount.ts';
import { isColumnHeader, isVariantHeader, readColumnHeader } from '../column-headers/column-header.ts';
import type { ModelLine, ModelWord } from './model-page.ts';
import type { PageRegion } from './regions.ts';
import type { IsName } from './vocabulary.ts';

/** A price as it stands beside its product: `label` is what it is called, '' when nothing is printed. */
export type ModelPrice = { text: string; label: string; at: number };

/** A product as an interpretation has it, or what stands above products. */
export type ListPiece =
  | { kind: 'record'; name: string; brand: string | undefined; prices: ModelPrice[]; line: string }
  | { kind: 'heading'; texts: string[] };

/**
 * Where the name of a product stands, seen from its price: in its row, in near lines too, in the lines above several rows,
 * below, or in all lines around it; or in its row and in the header of its column, which may be any texts above prices
 * (`crossed`), or between it and the price before.
 */
export const COMPOSITIONS = ['row', 'wrapped', 'titled', 'below', 'around', 'matrix', 'crossed', 'inline'] as const;
export type Composition = (typeof COMPOSITIONS)[number];

type Marked = ModelLine & { role: 'priced' | 'header' | 'text' };

/** The products of the regions, composed in one way, and the headings between them. */
export function compose(regions: readonly PageRegion[], how: Composition, isName: IsName): ListPiece[] {
  const pieces: ListPiece[] = [];
  let headers: ModelWord[] = [];
  for (const { lines } of regions) {
    const marked = lines.map((line) => mark(line, how));
    const owners = how === 'wrapped' ? ownersOf(marked) : new Map<Marked, Marked>();
    let title: Marked[] = [];
    let before: Marked | undefined;
    for (const [index, line] of marked.entries()) {
      if (owners.has(line)) continue;
      if (line.role === 'priced') {
        const own = [...marked.filter((one) => owners.get(one) === line), line].sort((a, b) => a.y - b.y);
        const around = marked.filter(({ role }) => role !== 'priced');
        const above = how === 'below' ? linesBelow(marked, index) : how === 'around' ? around : title;
        pieces.push(...toRecords(own, { how, headers, title: above, isName }));
      } else {
        if (line.role === 'header') headers = before?.role === 'header' ? stack(headers, line.words) : line.words;
        const rest = line.words.filter(
          ({ text }) => line.role === 'text' || (how !== 'crossed' && !isHeaderWord(text)),
        );
        if (rest.length > 0) pieces.push({ kind: 'heading', texts: rest.map(({ text }) => text) });
        if (before?.role === 'priced') title = [];
        if (line.role === 'text' && (how === 'titled' || how === 'inline')) title.push(line);
      }
      before = line;
    }
  }
  return pieces;
}

function mark(line: ModelLine, how: Composition): Marked {
  const heads = how === 'crossed' ? line.words.length : line.words.filter(({ text }) => isHeaderWord(text)).length;
  const isHeader = heads >= 2 || (how === 'matrix' && line.words.every(({ text }) => isVariantHeader(text)));
  const role = line.words.some(({ isPrice }) => isPrice) ? 'priced' : isHeader ? 'header' : 'text';
  return { ...line, role };
}

function isHeaderWord(text: string): boolean {
  return isColumnHeader(text) || isVariantHeader(text);
}

const overlaps = (a: ModelWord, b: ModelWord) => a.left < b.right + 1 && a.right > b.left - 1;

/** Headers of several lines: what stands over each other is one. */
function stack(above: readonly ModelWord[], below: readonly ModelWord[]): ModelWord[] {
  const joined = below.map((word) => {
    const over = above.filter((one) => overlaps(one, word));
    return { ...word, text: [...over, word].map(({ text }) => text).join(' ') };
  });
  return [...above.filter((one) => !below.some((word) => overlaps(one, word))), ...joined];
}

/** Of the usual distance of priced lines: what is nearer is part of a row. */
const NEAR = 0.6;

/** The priced lines that lines without a price go on. */
function ownersOf(lines: readonly Marked[]): Map<Marked, Marked> {
  const priced = lines.filter(({ role }) => role === 'priced');
  const gaps = priced.slice(1).map((line, index) => line.y - (priced[index]?.y ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const owners = new Map<Marked, Marked>();
  let next = 0;
  for (const line of lines) {
    while ((priced[next]?.y ?? Number.POSITIVE_INFINITY) < line.y) next += 1;
    const [above, below] = [priced[next - 1], priced[next]];
    const distance = (one: Marked | undefined) => (one ? Math.abs(one.y - line.y) : Number.POSITIVE_INFINITY);
    const nearest = distance(above) <= distance(below) ? above : below;
    if (line.role === 'text' && nearest && distance(nearest) <= NEAR * usual) owners.set(line, nearest);
  }
  return owners;
}

function linesBelow(lines: readonly Marked[], from: number): Marked[] {
  const next = lines.slice(from + 1);
  const end = next.findIndex(({ role }) => role !== 'text');
  return end < 0 ? next : next.slice(0, end);
}

type RecordContext = { how: Composition; headers: readonly ModelWord[]; title: readonly Marked[]; isName: IsName };

const NO_PART_OF_NAME: readonly string[] = ['code', 'other', 'category', 'brand', 'currency'];
const NO_PRICE: readonly string[] = ['code', 'other', 'category', 'dollars'];

function toRecords(lines: readonly Marked[], { how, headers, title, isName }: RecordContext): ListPiece[] {
  const words = lines.flatMap((line) => line.words);
  // Cells of several lines are read from top to bottom.
  if (lines.length > 1) words.sort((a, b) => (overlaps(a, b) ? a.y - b.y : a.left - b.left));
  const above = title.flatMap((one) => one.words.map(({ text }) => text));
  const line = [...above, ...words.map(({ text }) => text)].join(' ');
  const kindOf = (word: ModelWord) => kindUnder(headerOver(word, headers));
  const prices = words.filter((word) => word.isPrice && !NO_PRICE.includes(kindOf(word)));
  const texts = words.filter((word) => !word.isPrice && readAmount(word.text) === undefined);
  const brand = texts.filter((word) => kindOf(word) === 'brand').map(({ text }) => text);
  const named = texts.filter((word) => !NO_PART_OF_NAME.includes(kindOf(word)));
  const record = (name: string[], own: ModelPrice[]): ListPiece => {
    return { kind: 'record', name: name.join(' '), brand: brand.join(' ') || undefined, prices: own, line };
  };
  const all = named.map(({ text }) => text);
  if (how === 'matrix' || how === 'crossed')
    return prices.map((price) =>
      record([...all, headerOver(price, headers)?.text ?? ''], [{ ...price, label: '', at: 0 }]),
    );
  if (how === 'inline') {
    const products: { name: string[]; prices: ModelPrice[] }[] = [];
    for (const [index, price] of prices.entries()) {
      const from = prices[index - 1]?.left ?? Number.NEGATIVE_INFINITY;
      const own = named.filter(({ left, right }) => left > from && right <= price.left + 1).map(({ text }) => text);
      const last = products.at(-1);
      if (last && !isName(own.join(' ')))
        last.prices.push({ text: price.text, label: price.label || own.join(' '), at: last.prices.length });
      else products.push({ name: [...above, ...own], prices: [{ text: price.text, label: price.label, at: 0 }] });
    }
    return products.map((one) => record(one.name, one.prices));
  }
  const called = prices.map(({ text, label, ...place }, at) => {
    return { text, at, label: label || (headerOver({ text, label, ...place }, headers)?.text ?? '') };
  });
  return called.length === 0 ? [] : [record([...above, ...all], called)];
}

function headerOver(word: ModelWord, headers: readonly ModelWord[]): ModelWord | undefined {
  const distance = (one: ModelWord) => Math.min(Math.abs(one.left - word.left), Math.abs(one.right - word.right));
  return headers.filter((one) => overlaps(one, word)).toSorted((a, b) => distance(a) - distance(b))[0];
}

function kindUnder(header: ModelWord | undefined): string {
  return header ? readColumnHeader(header.text).kind : 'unknown';
}
