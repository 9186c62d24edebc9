import type { PricePreview } from '#contract/admin/price-list.ts';
import { type Choice, firstChoice, type Row } from './choice.ts';

const KEY = 'priceListChoice';

/** Keeps what was decided for as long as the tab is open: a reload must not cost an hour's work. */
export function keepChoice(previewId: string, choice: Choice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ previewId, choice }));
  } catch {
    // Full or forbidden: the ticks then last as long as the page.
  }
}

/** What was decided about this preview before, else what is proposed. */
export function keptChoice(preview: PricePreview): Choice {
  const kept = readKept();
  return kept && kept.previewId === preview.id ? kept.choice : firstChoice(preview);
}

function readKept(): { previewId: unknown; choice: Choice } | undefined {
  try {
    const { previewId, choice } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return Array.isArray(choice) && choice.every(isRow) ? { previewId, choice } : undefined;
  } catch {
    return undefined;
  }
}

function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null) return false;
  const { key, line, id, ticked, byHand } = { ...blank, ...value };
  return [key, line, id].every(Number.isInteger) && typeof ticked === 'boolean' && typeof byHand === 'boolean';
}

const blank: Readonly<Record<keyof Row, unknown>> = { key: 0, line: 0, id: 0, ticked: false, byHand: false };
