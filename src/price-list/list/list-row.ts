import type { Centavos } from '#domain/money/money.ts';

/** `title`: what it is called; '' when nothing calls it. */
export type TitledPrice = { title: string; price: Centavos };

/** A product as a supplier's list has it. */
export type ListRow = {
  /** Place in the list, from 0. */
  index: number;
  /** The name as printed, pieced together when it goes on in the next line. */
  text: string;
  /** Small print under the name, and the columns of flavor or size. */
  notes: string[];
  /** What the column of brands says; undefined when there is no such column. */
  brandCell: string | undefined;
  /** The brand of the heading above; null under a heading that is none of the catalogue's brands. */
  headingBrand: string | null | undefined;
  /** The heading above, which may say a part of the name: 'GRANOLAS' over 'Clásica 250 g'. */
  heading?: string | undefined;
  section: 'combos' | 'offers' | undefined;
  price: Centavos | undefined;
  /** Whether the row has other prices, and nothing tells which of them is meant. */
  unsureColumn?: boolean;
  /** The other prices of the row, in the order of the page. */
  otherPrices?: readonly TitledPrice[];
  /** The line as printed, with its prices. */
  line: string;
};

export type PriceList = {
  rows: ListRow[];
  /** What stands above the rows and on every page. */
  titles: string[];
  /** The header of the column that the prices were read from, when it has one. */
  priceColumn: string | undefined;
  /** What all its prices are called, in the order of the page. */
  priceColumns: string[];
  /** The id of the model's reading; undefined for that of the rules. */
  reading?: string;
  /** Whether somebody wrote it as a message, in which a price may be taken back in any words. */
  isMessage?: boolean;
};

/** A list as its rows are matched: whatever its columns are called. */
export type MatchableList = Pick<PriceList, 'rows' | 'titles' | 'isMessage'>;
