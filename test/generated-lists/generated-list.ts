import type { TextPage } from '#price-list/page/text-page.ts';
import { cards } from './kinds/cards.ts';
import { message } from './kinds/message.ts';
import { offers } from './kinds/offers.ts';
import { side, table } from './kinds/tabular.ts';
import { dots, twoLine } from './kinds/typed.ts';
import { type Random, seededRandom } from './random.ts';
import { generateSupply, type Supply, type SupplyRow } from './supply/supply.ts';

/** A list, the shop's products, and the expected matches. */
export type GeneratedList = Pick<Supply, 'products' | 'expected'> & { pages: TextPage[] };

export type Kind = 'table' | 'side' | 'dots' | 'cards' | 'offers' | 'two-line' | 'message';

/** Layouts of a list. */
const DRAW: Record<Kind, (random: Random, rows: readonly SupplyRow[]) => TextPage[]> = {
  table,
  side,
  dots,
  cards,
  offers,
  'two-line': twoLine,
  message,
};

export const KINDS = Object.keys(DRAW).filter(isKind);

/** The list of a kind and a seed, the same in every run. */
export function generateList(kind: Kind, seed: number): GeneratedList {
  const random = seededRandom(`${kind} ${seed}`);
  const singleBrand = kind === 'message' && random.chance(0.2);
  const { products, expected, rows } = generateSupply(random, { singleBrand });
  return { products, expected, pages: DRAW[kind](random, rows) };
}

export function isKind(text: string): text is Kind {
  return Object.hasOwn(DRAW, text);
}
