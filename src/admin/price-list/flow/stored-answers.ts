import { ROUNDING_DIRECTIONS, ROUNDING_TARGETS } from '#domain/pricing/price-rounding.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { loadPreviewAnswers, storePreviewAnswers } from '../../stored-lists/preview-answers.ts';
import { isObject } from '../../tab-storage/tab-value.ts';
import type { Decision } from '../selection/decisions.ts';
import { isDecision } from '../selection/stored-decisions.ts';

/** What the seller said of the list of a preview: the rule of its prices, what was decided, and whose it is. */
type StoredAnswers = { rule: PriceRule; decisions: readonly Decision[]; supplierName?: string | undefined };

/** Stores the answers, so that they survive a reload and another tab begins with them. */
export function storeAnswers({
  previewId,
  expiresAt,
  ...answers
}: StoredAnswers & { previewId: string; expiresAt: number }): void {
  storePreviewAnswers({ previewId, expiresAt, answers });
}

/** The answers that were stored for this preview. */
export function loadAnswers(previewId: string | undefined): StoredAnswers | undefined {
  const answers = previewId === undefined ? undefined : loadPreviewAnswers(previewId);
  return isAnswers(answers) ? answers : undefined;
}

function isAnswers(value: unknown): value is StoredAnswers {
  if (!isObject(value)) return false;
  const { rule, decisions, supplierName = '' } = value;
  return typeof supplierName === 'string' && isRule(rule) && Array.isArray(decisions) && decisions.every(isDecision);
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
