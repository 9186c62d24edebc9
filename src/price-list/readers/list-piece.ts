import type { Centavos } from '#domain/money/money.ts';

/** A price as it stands beside its product: `label` is what it is called, '' when nothing is printed. */
export type PrintedPrice = { centavos: Centavos | undefined; label: string; at: number };

/** A product as a reading has it. */
export type ListRecord = {
  kind: 'record';
  name: string;
  /** Small print that tells flavors. */
  notes: string[];
  /** What stands in the column of brands; undefined without one. */
  brand: string | undefined;
  prices: PrintedPrice[];
  /** How many pieces a closed box of it holds. */
  pieces?: number | undefined;
  line: string;
  /** Amounts of money that it accounts for, also those of columns that are no prices. */
  amounts: number;
};

/** A line that stands above products; `style` is how it is set. */
export type ListHeading = { kind: 'heading'; text: string; style: string; over?: boolean };

export type ListPiece = ListRecord | ListHeading;

/** How many pieces a closed box holds, as the first text with a number says. */
export function countPieces(texts: readonly string[]): number | undefined {
  const [digits] = texts.flatMap((text) => /\d+/.exec(text)?.[0] ?? []);
  return digits === undefined ? undefined : Number(digits);
}
