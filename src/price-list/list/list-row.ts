import type { Centavos } from '#domain/money/money.ts';
import type { LineDoubt } from '#domain/pricing/match-doubts.ts';

/** `title`: its label, '' without one. */
export type TitledPrice = { title: string; price: Centavos };

/** A product as a supplier's list has it. */
export type ListRow = {
  index: number;
  /** The name as printed, in one line. */
  text: string;
  /** Small print under the name, and the columns of flavor or size. */
  notes: string[];
  /** Undefined where the list has no column of brands. */
  brandCell: string | undefined;
  /** Null under a heading that is none of the catalogue's brands. */
  headingBrand: string | null | undefined;
  /** One that the heading has among other words: 'Textil Delta' may be of the brand Delta, or another. */
  mentionedBrand?: string | undefined;
  /** It may be a part of the name: 'GRANOLAS' over 'Clásica 250 g'. */
  heading?: string | undefined;
  section: 'combos' | 'offers' | undefined;
  price: Centavos | undefined;
  doubt?: LineDoubt;
  /** Another price of the row may be meant. */
  unsureColumn?: boolean;
  otherPrices?: readonly TitledPrice[];
  line: string;
};

/** Whether a row was taken from another reading than the rest of its list. */
export function isOfOtherReading({ doubt }: Pick<ListRow, 'doubt'>): boolean {
  return doubt === 'reading';
}

export type PriceList = {
  rows: ListRow[];
  /** The headings above the first row. */
  titles: string[];
  priceColumn: string | undefined;
  priceColumns: string[];
  reading?: string;
  /** In a message a price may be taken back in any words. */
  isMessage?: boolean;
  /** Who sent it; a brand in that name may be the one of rows without any. */
  sender?: string | undefined;
};

export type MatchableList = Pick<PriceList, 'rows' | 'titles' | 'isMessage' | 'sender'>;
