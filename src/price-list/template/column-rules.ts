import { z } from 'zod';
import { ROUNDING_DIRECTIONS, ROUNDING_TARGETS } from '#domain/pricing/price-rounding.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { isRetailTitle, mentionsWholesalePrice } from '../amounts/price-label-score.ts';
import { isSamePriceTitle } from '../list/price-titles.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** From the prices of one column of a list to ours. `column` is its title, null without one, undefined for any column. */
export const columnRule = z.object({
  column: z.string().nullish(),
  markup: z.int().nullable(),
  rounding: z.object({ to: z.literal(ROUNDING_TARGETS), direction: z.enum(ROUNDING_DIRECTIONS) }).nullable(),
});

export type ColumnRule = z.output<typeof columnRule>;
type Column = string | null;
type Rule = Pick<PriceRule, 'markup' | 'rounding'>;

const MAX_RULES = 4;

/** The rules with that of a column, the latest first. */
export function addColumnRule(rules: readonly ColumnRule[], added: ColumnRule & { column: Column }): ColumnRule[] {
  const { column } = added;
  return [added, ...rules.filter((rule) => rule.column !== undefined && !isOfColumn(rule, column))].slice(0, MAX_RULES);
}

/**
 * The rule of a column; where none was learned for it that of another one, by default `latest`, without a markup if the
 * column has prices for the public. `unsure` when one of the two has to be what the seller pays.
 */
export function chooseRule(
  rules: readonly ColumnRule[],
  { column, latest }: { column: Column; latest: Rule },
): { rule: Rule; unsure: boolean } {
  const own = rules.find((rule) => isOfColumn(rule, column));
  if (own) return { rule: own, unsure: false };
  const title = normalizeText(column ?? '');
  const { markup, rounding } = rules[0] ?? latest;
  const hasMarkup = [latest, ...rules].some((rule) => rule.markup !== null);
  return {
    rule: { markup: isRetailTitle(title) ? null : markup, rounding },
    unsure: hasMarkup || mentionsWholesalePrice(title),
  };
}

function isOfColumn({ column: learned }: ColumnRule, column: Column): boolean {
  if (learned === undefined) return true;
  return learned === null || column === null ? learned === column : isSamePriceTitle(learned, column);
}
