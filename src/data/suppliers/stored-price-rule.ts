import { z } from 'zod';
import { ROUNDING_DIRECTIONS, ROUNDING_TARGETS } from '#domain/pricing/price-rounding.ts';
import { LIST_PRICE_RULE, MAX_DOLLAR_RATE, MAX_MARKUP, type PriceRule } from '#domain/pricing/price-rule.ts';
import { parseJson } from '#domain/text/parse-json.ts';

/** A rule of prices as it is stored; the markup in basis points, the rate in centavos per dollar. */
export const storedPriceRule = z.object({
  markup: z.int().min(0).max(MAX_MARKUP).nullable(),
  rounding: z.object({ to: z.literal(ROUNDING_TARGETS), direction: z.enum(ROUNDING_DIRECTIONS) }).nullable(),
  dollarRate: z.int().min(1).max(MAX_DOLLAR_RATE).nullable().default(null),
});

/** The rule of a supplier; that of a list as it is when there is none. */
export function parsePriceRule(json: string): PriceRule {
  return storedPriceRule.safeParse(parseJson(json)).data ?? LIST_PRICE_RULE;
}
