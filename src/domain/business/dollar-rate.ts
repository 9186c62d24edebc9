import type { Centavos } from '../money/money.ts';
import { parsePrice } from '../money/parse-price.ts';
import type { Constant } from './constant.ts';

/** The constant with the price of a dollar in pesos; empty while it is not set. */
export const DOLLAR_RATE = 'dollarRate';

/** `rate` in centavos per dollar, `changedAt` in epoch milliseconds where it is known. */
export type DollarRate = { rate: Centavos; changedAt: number | null };

/** What a dollar costs by the settings; undefined while it is not set. */
export function findDollarRate(constants: readonly Constant[]): DollarRate | undefined {
  const constant = constants.find(({ name }) => name === DOLLAR_RATE);
  const rate = parsePrice(constant?.value ?? '') ?? 0;
  return constant && rate > 0 ? { rate, changedAt: constant.changedAt } : undefined;
}
