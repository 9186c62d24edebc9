import { isObject, tabValue } from '../../tab-storage/tab-value.ts';

/** Lines of a preview that are to become products. */
type NewLines = { previewId: string; lines: readonly number[] };

const stored = tabValue('priceListNewLines', (value): value is NewLines => {
  if (!isObject(value)) return false;
  const { previewId, lines } = value;
  return typeof previewId === 'string' && Array.isArray(lines) && lines.every(Number.isInteger);
});

/** Stores for this tab which lines of a preview are to become products. */
export function storeNewLines(previewId: string, lines: readonly number[]): void {
  stored.store({ previewId, lines });
}

export function loadNewLines(previewId: string): readonly number[] {
  const newLines = stored.load();
  return newLines?.previewId === previewId ? newLines.lines : [];
}
