import { isBoxLabel } from '../amounts/price-label-score.ts';
import type { ColumnContent } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { isPriced, pesosIn, type Run, textOf, type Word } from '../layout/printed-line.ts';
import { countPieces, type ListRecord, type PrintedPrice } from '../readers/list-piece.ts';
import { lastSizeOf } from '../readers/name-variants.ts';
import { hasSize, isOf, isSame, takeQuantities } from '../sizes/quantities.ts';
import { UNITS } from '../sizes/units.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { COLOR_WORDS, GARMENT_SIZES } from '../text/word-forms.ts';
import { cellsOf } from './column-cells.ts';
import { IN_STOCK } from './column-roles.ts';
import type { Marked } from './marked-line.ts';
import type { TableColumn } from './table-columns.ts';

type Kind = ColumnContent['kind'];

/** Columns of these may have prices, and parts of names. */
const OF_PRICES: readonly Kind[] = ['price', 'name'];
const OF_NAMES: readonly Kind[] = [...OF_PRICES, 'detail'];

type RecordOptions = {
  /** By column, the text of drawn cells that several rows share. */
  spanning: ReadonlyMap<number, Run> | undefined;
  /** Further lines of the row, and lines outside of it that name its product. */
  more: readonly Marked[];
  around: readonly Marked[];
  columns: readonly TableColumn[];
  isCrossed: boolean;
};

/** The products of a row: one, or one for each size, flavor or brand that its columns have prices for. */
export function toRecords(line: Marked, { spanning, more, around, columns, isCrossed }: RecordOptions): ListRecord[] {
  const isNote = ({ words, role }: Marked) => role === 'text' && isFlavorNote(textOf(words));
  const notes = [...more, ...around].filter(isNote).map(({ words }) => textOf(words));
  const own = [...more.filter((one) => !isNote(one)), line].toSorted((a, b) => a.y - b.y);
  const filled = cellsOf(own, columns).flatMap((cells, index) => {
    const [column, shared] = [columns[index], spanning?.get(index)];
    return column ? [{ ...column, cells: shared ? [shared] : cells }] : [];
  });
  const cellsIn = (kind: Kind) => filled.flatMap(({ content, cells }) => (content.kind === kind ? cells : []));
  const textIn = (kind: Kind) => {
    const own = filled.filter(({ content }) => content.kind === kind);
    return own.flatMap(({ content, cells }) => cells.flatMap((cell) => cellText(cell, content))).join(' ');
  };
  const brand = columns.some(({ content }) => content.kind === 'brand') ? textIn('brand') : undefined;
  const states = filled.filter(({ content }) => content.kind === 'status');
  const isOut = states.some(
    ({ title, cells }) => IN_STOCK.test(title) && cells.some(({ text }) => /^no?$/i.test(text)),
  );
  const isGone = !isOut && states.some(({ title, cells }) => cells.some((cell) => isNoLongerSold(cell, title)));
  const prices = filled.flatMap(({ content, cells, ...titled }) => {
    if (!OF_PRICES.includes(content.kind)) return [];
    const texts = cells.flatMap((cell) => cellText(cell, content));
    const named = texts.filter((text) => /\p{L}{3}/u.test(text) && !isFlavorNote(text)).join(' ');
    return cells
      .flatMap(({ words }) => pricesIn(words, { content, ...titled }))
      .map((price) => ({ ...price, named, ...(isGone && { centavos: undefined }) }));
  });
  const plain = prices.filter(({ of, brand: ofBrand }) => of === undefined && ofBrand === undefined);
  const boxes = plain.filter(({ label }) => isBoxLabel(label));
  const variants = Map.groupBy(
    prices.filter((price) => !plain.includes(price)),
    // Prices without a label are each of another product.
    ({ of, brand: ofBrand, label }, at) => `${of} ${ofBrand} ${label === '' ? at : ''}`,
  );
  const named = textIn('name');
  const detailsIn = (cells: typeof filled) =>
    cells.flatMap((cell) => detailTexts(cell, named)).filter((text) => !IDLE.test(text));
  const unweighted = detailsIn(filled.filter(({ content }) => !isWeight(content)));
  // Beside a size it is that of the parcel: 'Peso (kg)'.
  const details = hasSize(unweighted.join(' ')) ? unweighted : detailsIn(filled);
  const textsAround = (isThere: (one: Marked) => boolean) =>
    around.filter((one) => !isNote(one) && isThere(one)).map(({ words }) => textOf(words));
  const name = [...textsAround(({ y }) => y < line.y), ...details, ...textsAround(({ y }) => y >= line.y)];
  const record = (parts: readonly string[], ofRecord: readonly PrintedPrice[], ofBrand = brand): ListRecord => ({
    kind: 'record',
    name: parts.join(' '),
    notes,
    brand: ofBrand,
    prices: ofRecord.map((price, at) => ({ ...price, at })),
    pieces: countPieces(cellsIn('pieces').map(({ text }) => text)),
    line: [...around, ...own].map(({ words }) => textOf(words)).join(' '),
    amounts: pesosIn(own).length / Math.max(1, variants.size),
    ...(isOut && { isOut }),
  });
  if (variants.size === 0)
    return plain.length > 0 || cellsIn('foreign-currency').some(isPriced) ? [record(name, plain)] : [];
  const headers = columns.flatMap(({ content }) => (content.kind === 'price' ? (content.of ?? []) : []));
  return [...variants.values()].map((ofVariant) => {
    const [{ of, brand: ofBrand, named } = {}] = ofVariant;
    const full = named ? [named, lastSizeOf(name.join(' '))] : name;
    const isComplete = of === undefined || (sizesIn(of).length > 0 && hasOwnSize(full.join(' '), headers));
    const parts = isComplete ? full : isCrossed ? [of, ...full] : [...full, of];
    return record(parts, [...ofVariant, ...boxes], ofBrand);
  });
}

/** What a column adds to the name of a row. */
function detailTexts({ content, cells }: Pick<TableColumn, 'content' | 'cells'>, named: string): string[] {
  if (content.kind === 'description') return cells.flatMap(({ text }) => (tellsApart(text, named) ? text : []));
  if (!OF_NAMES.includes(content.kind)) return [];
  return cells.flatMap((cell) => (content.kind === 'price' ? tailIn(cell) : cellText(cell, content)));
}

function isWeight(content: ColumnContent): boolean {
  return content.kind === 'detail' && UNITS.get(normalizeText(content.unit ?? ''))?.kind === 'mass';
}

const sizesIn = (text: string) => takeQuantities(normalizeText(text)).quantities.filter(isOf('mass', 'volume'));

/** Whether a name has a size that is none of the headers: 'Gel 40 g' below '250 g', '500 g'. */
function hasOwnSize(name: string, headers: readonly string[]): boolean {
  const own = sizesIn(name);
  const sizes = headers.flatMap(sizesIn);
  return own.length > 0 && sizes.length > 0 && !sizes.some((size) => own.some((one) => isSame(one, size)));
}

function isNoLongerSold({ text }: Run, title: string): boolean {
  const bare = normalizeText(text);
  return GONE.test(bare) || (bare === 'n' && /^activo/i.test(title));
}

const GONE = /^(?:b|baja|i|inactiv[oae]|no|draft|archived|discontinuad[oa]|suspendid[oa])$/;

const IDLE = /^(?:[^\p{L}\d]+|(?:u|un|uni|unid|und|uds?|pza?|unidad)\.?)$/iu;

/** Whether a text says only which flavors there are. */
export function isFlavorNote(text: string): boolean {
  const words = normalizeText(text).match(/\p{L}+/gu) ?? [];
  // One size or color is part of a name, several are small print.
  const isOneSize = words.length <= 2 && words.some((word) => GARMENT_SIZES.includes(word));
  const isOneColor = words.length === 1 && words.every((word) => COLOR_WORDS.has(word) && !FLAVOR_WORDS.has(word));
  return !/\d/.test(text) && !isOneSize && !isOneColor && isSizeOrFlavor(text);
}

/** What a cell says besides prices; in a column of none a bare number is part of a name: 'Vitamina C 1000'. */
function cellText({ words }: Run, content: ColumnContent): string[] {
  const whole = textOf(words);
  if (content.kind === 'detail' && content.unit !== undefined)
    return [/^\d+(?:[.,]\d+)?$/.test(whole) ? `${whole} ${content.unit}` : whole];
  const isText = ({ amount, joined }: Word) =>
    amount === undefined || (content.kind !== 'price' && amount.writing === 'bare' && joined);
  const text = textOf(words.filter(isText));
  // The dot of a word that is cut short.
  return text === '' ? [] : [words.at(-1)?.isCut ? `${text}.` : text];
}

/** Whether a description has the size that the name lacks, or terms that only this price has. */
function tellsApart(description: string, name: string): boolean {
  return TERMS.test(description) || (hasSize(description) && !hasSize(name));
}

const TERMS = /promo|oferta|combo|(?<!\p{L})(?:llev|compr|desde|por mayor|pack|caja)/iu;

/** The end of a name that runs into the column of its price. */
function tailIn({ words }: Run): string[] {
  const price = words.findIndex(({ amount }) => amount);
  const tail = words.slice(0, price < 0 ? words.length : price);
  return tail[0]?.joined ? [textOf(tail)] : [];
}

type ColumnPrice = PrintedPrice & { of?: string | undefined; brand?: string | undefined };

function pricesIn(
  words: readonly Word[],
  { content, title, titles }: Pick<TableColumn, 'content' | 'title' | 'titles'>,
): ColumnPrice[] {
  const ofColumn = content.kind === 'price' ? content : undefined;
  const priced = words.filter(({ amount }) => amount);
  // A title that has become another one, as by the text over several, holds for all prices.
  const isOneEach = title === titles.join(' ') && priced.length === titles.length;
  return priced.flatMap(({ amount, label }, at): ColumnPrice[] => {
    if (!amount || amount.kind === 'foreign-currency' || (!ofColumn && amount.writing === 'bare')) return [];
    const centavos = amount.kind === 'pesos' ? amount.centavos : undefined;
    const own = ofColumn ? ((isOneEach ? titles[at] : title) ?? '') : '';
    return [{ centavos, label: label || own, at: 0, of: ofColumn?.of, brand: ofColumn?.brand }];
  });
}
