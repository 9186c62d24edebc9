import type { Decision } from './decisions.ts';

const STORAGE_KEY = 'priceListDecisions';

/** Stores the decisions for this tab, so that they survive a reload and the expiry of the preview. */
export function storeDecisions(decisions: readonly Decision[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(decisions));
  } catch {
    // Storage is full or blocked: the decisions last until a reload.
  }
}

/** The decisions stored in this tab. */
export function loadDecisions(): Decision[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) && stored.every(isDecision) ? stored : [];
  } catch {
    return [];
  }
}

function isDecision(value: unknown): value is Decision {
  if (typeof value !== 'object' || value === null) return false;
  const { line, text, id, price, listed, selected, isManual } = { ...blank, ...value };
  const areNumbers = [line, id, price, listed].every(Number.isInteger);
  return areNumbers && typeof text === 'string' && typeof selected === 'boolean' && typeof isManual === 'boolean';
}

const blank: Readonly<Record<keyof Decision, unknown>> = {
  line: 0,
  text: '',
  id: 0,
  price: 0,
  listed: 0,
  selected: false,
  isManual: false,
};
