import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';
import { basisPointsToPercent } from '#domain/money/discount.ts';
import { formatPesos } from '#domain/money/money.ts';
import { parseDollarRate } from '#domain/pricing/parse-dollar-rate.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { parseMarkup } from './parse-markup.ts';

/** The fields of a rule as typed, valid or not. */
export type TypedRule = {
  markup: string;
  isInDollars: boolean;
  dollarRate: string;
  /** An empty rate is no error before the list is read by it. */
  isRateSubmitted: boolean;
};

/** `unread`: the list is in pesos as yet, and was said to be in dollars. */
export type RuleErrors = { markup?: string | undefined; dollarRate?: string | undefined; unread: boolean };

export function initialTypedRule({
  rule,
  latestDollarRate,
}: Pick<PricePreview, 'rule' | 'latestDollarRate'>): TypedRule {
  const { markup, dollarRate } = rule;
  const knownRate = dollarRate ?? latestDollarRate;
  return {
    markup: markup === null ? '' : formatMarkup(markup),
    isInDollars: dollarRate !== null,
    dollarRate: knownRate === null ? '' : formatPesos(knownRate),
    isRateSubmitted: dollarRate !== null,
  };
}

/** A markup in basis points as it is typed. */
export function formatMarkup(markup: number): string {
  return String(basisPointsToPercent(markup)).replace('.', ',');
}

/** Why what was typed is no rule, by field. */
export function findRuleErrors(
  { markup, dollarRate }: Pick<PriceRule, 'markup' | 'dollarRate'>,
  typed: TypedRule,
): RuleErrors {
  const parsedMarkup = parseMarkup(typed.markup);
  const parsedRate = parseDollarRate(typed.dollarRate);
  return {
    markup: markup === null || parsedMarkup.ok ? undefined : parsedMarkup.error,
    dollarRate: !typed.isInDollars || !typed.isRateSubmitted || parsedRate.ok ? undefined : parsedRate.error,
    unread: typed.isInDollars && dollarRate === null,
  };
}

/** What is to be done about the errors; undefined without any. */
export function describeErrors({ markup, dollarRate, unread }: RuleErrors): string | undefined {
  if (markup !== undefined) return 'Corregí la ganancia';
  if (dollarRate !== undefined) return 'Corregí el dólar';
  return unread ? 'Leé la lista en dólares o destildalo' : undefined;
}
