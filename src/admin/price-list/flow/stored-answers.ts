import { ROUNDING_DIRECTIONS, ROUNDING_TARGETS } from '#domain/pricing/price-rounding.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { isObject, tabValue } from '../../tab-storage/tab-value.ts';

/** What the seller said of the list of a preview: the rule of its prices and whose it is. */
type StoredAnswers = { previewId: string; rule: PriceRule; supplierName?: string | undefined };

const stored = tabValue('priceListAnswers', (value): value is StoredAnswers => {
  if (!isObject(value)) return false;
  const { previewId, rule, supplierName = '' } = value;
  return typeof previewId === 'string' && typeof supplierName === 'string' && isRule(rule);
});

/** Stores the answers for this tab, so that they survive a reload. */
export function storeAnswers(answers: StoredAnswers): void {
  stored.store(answers);
}

/** The answers that were stored for this preview in this tab. */
export function loadAnswers(previewId: string | undefined): StoredAnswers | undefined {
  const answers = stored.load();
  return answers?.previewId === previewId ? answers : undefined;
}

function isRule(value: unknown): value is PriceRule {
  if (!isObject(value)) return false;
  const { markup, rounding, dollarRate = null } = value;
  if (dollarRate !== null && !Number.isInteger(dollarRate)) return false;
  return (markup === null || Number.isInteger(markup)) && (rounding === null || isRounding(rounding));
}

function isRounding(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { to, direction } = value;
  return ROUNDING_TARGETS.some((one) => one === to) && ROUNDING_DIRECTIONS.some((one) => one === direction);
}
