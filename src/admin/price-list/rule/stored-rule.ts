import { ROUNDING_DIRECTIONS, ROUNDING_TARGETS } from '#domain/pricing/price-rounding.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';

const STORAGE_KEY = 'priceListRule';

type StoredRule = { previewId: string; rule: PriceRule };

/** Stores the rule that the seller chose for a preview, for this tab, so that it survives a reload. */
export function storeRule(stored: StoredRule): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // Storage is full or blocked: the rule lasts until a reload.
  }
}

/** The rule that was stored for this preview in this tab. */
export function loadRule(previewId: string): PriceRule | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isStoredRule(stored) && stored.previewId === previewId ? stored.rule : undefined;
  } catch {
    return undefined;
  }
}

function isStoredRule(value: unknown): value is StoredRule {
  return isObject(value) && typeof value.previewId === 'string' && isRule(value.rule);
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
