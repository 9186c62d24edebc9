import type { Decision } from './decisions.ts';

const KEY = 'priceListDecisions';

/** Keeps what was decided for as long as the tab is open: neither a reload nor the half hour may cost an hour's work. */
export function storeDecisions(decisions: readonly Decision[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(decisions));
  } catch {
    // Full or forbidden: the ticks then last as long as the page.
  }
}

/** What was decided last in this tab. */
export function loadDecisions(): Decision[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) && kept.every(isDecision) ? kept : [];
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
