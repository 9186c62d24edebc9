import { isBoxLabel } from '../amounts/price-label-score.ts';
import type { ColumnContent } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { isPriced, textOf, type Word } from '../layout/printed-line.ts';
import { countPieces, type ListRecord, type PrintedPrice } from '../readers/list-piece.ts';
import { lastSizeOf } from '../readers/name-variants.ts';
import { isOf, isSame, takeQuantities } from '../sizes/quantities.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { COLOR_WORDS, GARMENT_SIZES } from '../text/word-forms.ts';
import { type ColumnCell, cellsOf } from './column-cells.ts';
import type { Marked } from './marked-line.ts';
import type { TableColumn } from './table-columns.ts';

/** What is no part of a name, and no price. */
const BESIDE_BOTH: readonly string[] = [
  'code',
  'other',
  'pieces',
  'status',
  'category',
  'brand',
  'currency',
  'foreign-currency',
];

type RecordOptions = {
  /** What stands in drawn cells beside the row and others, by the column. */
  spanning: ReadonlyMap<number, ColumnCell> | undefined;
  more: readonly Marked[];
  around: readonly Marked[];
  columns: readonly TableColumn[];
  crossed: boolean;
};

export function toRecords(line: Marked, { spanning, more, around, columns, crossed }: RecordOptions): ListRecord[] {
  const isNote = ({ words, role }: Marked) => role === 'text' && isFlavorNote(textOf(words));
  const notes = [...more, ...around].filter(isNote).map(({ words }) => textOf(words));
  const own = [...more.filter((one) => !isNote(one)), line].toSorted((a, b) => a.y - b.y);
  const cells = cellsOf(own, columns).map((all, index) => {
    const wide = spanning?.get(index);
    return wide ? [wide] : all;
  });
  const texts = (has: (content: ColumnContent) => boolean) =>
    columns.flatMap(({ content }, index) => {
      const inColumn = has(content) ? (cells[index] ?? []) : [];
      return inColumn.flatMap((cell) => (hasUnit(content) ? withUnit(cell, content) : wordsOf(cell, content)));
    });
  const short = texts(({ kind }) => kind !== 'price' && !BESIDE_BOTH.includes(kind)).filter((text) => !IDLE.test(text));
  const hasBrands = columns.some(({ content }) => content.kind === 'brand');
  const brand = hasBrands ? texts(({ kind }) => kind === 'brand').join(' ') : undefined;
  const textsAround = (isThere: (one: Marked) => boolean) =>
    around.filter((one) => !isNote(one) && isThere(one)).map(({ words }) => textOf(words));
  const amounts = own.flatMap(({ words }) => words.filter(({ amount }) => amount?.kind === 'pesos')).length;
  const printed = [...around, ...own].map(({ words }) => textOf(words)).join(' ');
  const counts = columns.flatMap(({ content }, index) => (content.kind === 'pieces' ? (cells[index] ?? []) : []));
  const pieces = countPieces(counts.map(({ text }) => text));
  const isGone = columns.some(({ content, title }, index) => {
    const said = content.kind === 'status' ? (cells[index] ?? []).map(({ text }) => normalizeText(text)) : [];
    return said.some((text) => GONE.test(text) || (text === 'n' && /^activo/i.test(title)));
  });
  const prices = columns.flatMap(({ content, title }, index) => {
    if (content.kind === 'detail' || BESIDE_BOTH.includes(content.kind)) return [];
    const inColumn = cells[index] ?? [];
    const called = inColumn
      .flatMap((cell) => wordsOf(cell, content))
      .filter((text) => /\p{L}{3}/u.test(text) && !isFlavorNote(text));
    const named = called.length > 0 ? called.join(' ') : undefined;
    return inColumn.flatMap(({ words }) =>
      pricesIn(words, { content, title }).map((one) => ({ ...one, named, ...(isGone && { centavos: undefined }) })),
    );
  });
  const plain = prices.filter(({ of, brand: named }) => of === undefined && named === undefined);
  const boxes = plain.filter(({ label }) => isBoxLabel(label));
  const variants = Map.groupBy(
    prices.filter((one) => !plain.includes(one)),
    // Prices that are called nothing are each of another product.
    ({ of, brand: named, label }, at) => `${of} ${named} ${label === '' ? at : ''}`,
  );
  const record = (name: readonly string[], priced: PrintedPrice[], ofBrand?: string): ListRecord => ({
    kind: 'record',
    name: name.join(' '),
    notes,
    brand: ofBrand ?? brand,
    prices: priced.map((one, at) => ({ ...one, at })),
    line: printed,
    amounts: amounts / Math.max(1, variants.size),
    ...(pieces !== undefined && { pieces }),
  });
  const name = [...textsAround(({ y }) => y < line.y), ...short, ...textsAround(({ y }) => y >= line.y)];
  const isForeign = columns.some(
    ({ content }, index) => content.kind === 'foreign-currency' && cells[index]?.some(isPriced),
  );
  const headers = columns.flatMap(({ content }) =>
    content.kind === 'price' && content.of !== undefined ? content.of : [],
  );
  return [
    ...[...variants.values()].map((own) => {
      const [{ of, brand: ofBrand, named } = {}] = own;
      const full = named === undefined ? name : [named, lastSizeOf(name.join(' '))];
      const isOwn = of === undefined || (sizesIn(of).length > 0 && hasOwnSize(full.join(' '), headers));
      return record(isOwn ? full : crossed ? [of, ...full] : [...full, of], [...own, ...boxes], ofBrand);
    }),
    ...((plain.length > 0 || isForeign) && variants.size === 0 ? [record(name, plain)] : []),
  ];
}

const sizesIn = (text: string) => takeQuantities(normalizeText(text)).quantities.filter(isOf('mass', 'volume'));

/** Whether a name tells how much there is of it, which is the size of none of these headers: 'Gel 40 g' below '250 g', '500 g'. */
function hasOwnSize(name: string, headers: readonly string[]): boolean {
  const own = sizesIn(name);
  const said = headers.flatMap(sizesIn);
  return own.length > 0 && said.length > 0 && !said.some((size) => own.some((one) => isSame(one, size)));
}

/** What a column of states says of products that are no longer sold. */
const GONE = /^(?:b|baja|i|inactiv[oa]|no|discontinuad[oa]|suspendid[oa])$/;

/** What says nothing of which product it is: signs and units of measure. */
const IDLE = /^(?:[^\p{L}\d]+|(?:u|un|uni|unid|und|uds?|pza?|unidad)\.?)$/iu;

/** Whether a text says nothing but which flavors there are. */
export function isFlavorNote(text: string): boolean {
  const words = normalizeText(text).match(/\p{L}+/gu) ?? [];
  // One size or color is part of a name, several are small print.
  const isOneSize = words.length <= 2 && words.some((word) => GARMENT_SIZES.includes(word));
  const isOneColor = words.length === 1 && words.every((word) => COLOR_WORDS.has(word) && !FLAVOR_WORDS.has(word));
  return !/\d/.test(text) && !isOneSize && !isOneColor && isSizeOrFlavor(text);
}

type UnitColumn = ColumnContent & { unit: string };

const hasUnit = (content: ColumnContent): content is UnitColumn => 'unit' in content && content.unit !== undefined;

/** What stands in a column of numbers, with what they count. */
function withUnit({ words }: ColumnCell, { unit }: UnitColumn): string {
  const text = textOf(words);
  return /^\d+(?:[.,]\d+)?$/.test(text) ? `${text} ${unit}` : text;
}

/** What a cell says besides prices; in a column of none a bare number is part of a name: 'Vitamina C 1000'. */
function wordsOf({ words }: ColumnCell, content: ColumnContent): string[] {
  const isSaid = ({ amount, joined }: Word) =>
    amount === undefined || (content.kind !== 'price' && amount.writing === 'bare' && joined);
  const text = textOf(words.filter(isSaid));
  // A dot says that a word is short.
  return text === '' ? [] : [words.at(-1)?.isCut ? `${text}.` : text];
}

type ColumnPrice = PrintedPrice & { of?: string | undefined; brand?: string | undefined };

function pricesIn(
  words: readonly Word[],
  { content, title }: { content: ColumnContent; title: string },
): ColumnPrice[] {
  return words.flatMap(({ amount, label }): ColumnPrice[] => {
    if (!amount || amount.kind === 'foreign-currency') return [];
    if (content.kind !== 'price' && amount.writing === 'bare') return [];
    const called = label || (content.kind === 'price' ? title : '');
    const centavos = amount.kind === 'pesos' ? amount.centavos : undefined;
    return [
      { centavos, label: called, at: 0, ...(content.kind === 'price' && { of: content.of, brand: content.brand }) },
    ];
  });
}
