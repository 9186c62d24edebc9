import type { Centavos } from '#domain/money/money.ts';

/** `label`: '' where none is printed; `at`: its position among the prices of the product. */
export type PrintedPrice = { centavos: Centavos | undefined; label: string; at: number };

export type ListRecord = {
  kind: 'record';
  name: string;
  notes: string[];
  /** Undefined without a column of brands. */
  brand: string | undefined;
  prices: PrintedPrice[];
  pieces?: number | undefined;
  line: string;
  /** Amounts of money in its rows, also in columns of none of its prices. */
  amounts: number;
  /** Whether it is out of stock. */
  isOut?: boolean;
};

/** `style` as of `styleOf`; `over`: for all columns below. */
export type ListHeading = { kind: 'heading'; text: string; style: string; over?: boolean };

export type ListPiece = ListRecord | ListHeading;

/** The pieces in a closed box: the first number. */
export function countPieces(texts: readonly string[]): number | undefined {
  const [digits] = texts.flatMap((text) => /\d+/.exec(text)?.[0] ?? []);
  return digits === undefined ? undefined : Number(digits);
}
