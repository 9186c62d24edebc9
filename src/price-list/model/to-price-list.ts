import type { Centavos } from '#domain/money/money.ts';
import { readAmount } from '../amounts/amount.ts';
import { priceLabelScore } from '../amounts/price-label-score.ts';
import { type CatalogueTerms, readHeading } from '../headings/heading.ts';
import type { ListRow } from '../list/list-row.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { ListPiece, ModelPrice } from './records.ts';

/** A product with all its prices by their slots: by their labels, or by their places among those of the row. */
export type PricedRow = { row: ListRow; prices: ReadonlyMap<string, Centavos | undefined> };

export type PricedRows = { rows: PricedRow[]; titles: string[]; slots: string[] };

export function toPricedRows(pieces: readonly ListPiece[], terms: CatalogueTerms): PricedRows {
  const rows: PricedRow[] = [];
  const titles: string[] = [];
  let headingBrand: string | null | undefined;
  let brandCell: string | undefined;
  for (const piece of pieces) {
    if (piece.kind === 'heading') {
      const [brand, ...others] = new Set(piece.texts.flatMap((text) => brandOf(text, terms)));
      if (brand !== undefined && others.length === 0) [headingBrand, brandCell] = [brand, undefined];
      if (rows.length === 0) titles.push(piece.texts.join(' '));
      continue;
    }
    brandCell = piece.brand ?? brandCell;
    const { name: text, line } = piece;
    const place = { index: rows.length, notes: [], section: undefined, price: undefined };
    const prices = new Map(piece.prices.map((one) => [slotOf(one), centavosOf(one)]));
    rows.push({ row: { ...place, text, brandCell, headingBrand, line }, prices });
  }
  return { rows, titles, slots: commonSlots(rows) };
}

function brandOf(text: string, terms: CatalogueTerms): (string | null)[] {
  const heading = readHeading(text, terms);
  if (heading.kind === 'foreign') return [null];
  return heading.kind === 'brand' ? [heading.brand] : [];
}

function centavosOf({ text }: ModelPrice): Centavos | undefined {
  const amount = readAmount(text);
  return amount?.kind === 'pesos' ? amount.centavos : undefined;
}

/** Slots of fewer rows than this share are chance. */
const COMMON = 0.05;

function commonSlots(rows: readonly PricedRow[]): string[] {
  const slots = rows.flatMap(({ prices }) => [...prices.keys()]);
  return [...Map.groupBy(slots, (one) => one)].flatMap(([slot, all]) =>
    all.length >= COMMON * rows.length ? [slot] : [],
  );
}

/** How likely the prices of a slot are those that the public pays for one unit. */
export function slotScore(slot: string): number {
  return isPlace(slot) ? 0 : priceLabelScore(normalizeText(slot));
}

/** Whether a slot has no label. */
export function isPlace(slot: string): boolean {
  return slot.startsWith('#');
}

function slotOf({ label, at }: ModelPrice): string {
  return label === '' ? `#${at}` : label;
}
