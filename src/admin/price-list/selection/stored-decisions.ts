import { isObject, tabValue } from '../../tab-storage/tab-value.ts';
import type { Decision } from './decisions.ts';

const stored = tabValue('priceListDecisions', (value): value is Decision[] => {
  return Array.isArray(value) && value.every(isDecision);
});

/** Stores the decisions for this tab, so that they survive a reload and the expiry of the preview. */
export function storeDecisions(decisions: Decision[]): void {
  stored.store(decisions);
}

/** The decisions stored in this tab. */
export function loadDecisions(): Decision[] {
  return stored.load() ?? [];
}

export function isDecision(value: unknown): value is Decision {
  if (!isObject(value)) return false;
  const { line, text, id, price, listed, selected, isManual, corrected = listed } = value;
  const areNumbers = [line, id, price, listed, corrected].every(Number.isInteger);
  return areNumbers && typeof text === 'string' && typeof selected === 'boolean' && typeof isManual === 'boolean';
}
