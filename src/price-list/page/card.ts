import type { Centavos } from '#domain/money/money.ts';
import type { Box } from './text-page.ts';

/** Small print of a card. */
export type CardText = { text: string; style: string; above: boolean };

/** A product that is not a row of a table but a box of its own. */
export type Card = {
  name: string;
  texts: CardText[];
  /** What stands for its brand, whether the catalogue has it or not; null when something unknown may be it. */
  brand: string | null | undefined;
  /** Undefined when it has none, or none that is surely right. */
  price: Centavos | undefined;
  /** The text beside the price, and its score: higher is likelier to be the retail price of one unit. */
  title: string;
  score: number;
  /** All its prices and what is printed beside each. */
  offers: readonly { centavos: Centavos | undefined; title: string }[];
  printed: string;
  box: Box;
};
