import type { Centavos } from '#domain/money/money.ts';
import { priceLabelScore } from '../amounts/price-label-score.ts';
import type { ListRow } from '../list/list-row.ts';
import type { PrintedPrice } from '../readers/list-piece.ts';
import { FEW } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** A product with all its prices by slot, which is a label or, without one, '#' and the position in the row. */
export type PricedRow = ListRow & {
  prices: ReadonlyMap<string, Centavos | undefined>;
  amounts: number;
  pieces?: number | undefined;
};

/** The slots in which more than a few rows have a price; one where no price is in pesos, as in a list in dollars. */
export function commonSlots(rows: readonly PricedRow[]): string[] {
  const slots = rows.flatMap(({ prices }) => [...prices].flatMap(([slot, price]) => (price === undefined ? [] : slot)));
  const common = [...Map.groupBy(slots, (one) => one)].flatMap(([slot, all]) =>
    all.length >= FEW * rows.length ? [slot] : [],
  );
  return common.length > 0 ? common : ['#0'];
}

/** How likely the prices of a slot are those that the public pays for one unit. */
export function slotScore(slot: string): number {
  return priceLabelScore(slotLabel(slot));
}

/** In plain text; of a place what the list explains of it, or ''. */
export function slotLabel(slot: string, explanation = ''): string {
  return normalizeText(`${isPlace(slot) ? '' : slot} ${explanation}`.trim());
}

export function placeSlot(at: number): string {
  return `#${at}`;
}

export function isPlace(slot: string): boolean {
  return slot.startsWith('#');
}

/** Prices with the same label have their positions as slots. */
export function slotOf({ label, at }: PrintedPrice, prices: readonly PrintedPrice[]): string {
  const isOnly = prices.every((other) => other.at === at || other.label !== label);
  return label !== '' && isOnly ? label : placeSlot(at);
}
