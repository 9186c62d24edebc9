import type { ListedLine } from '#contract/admin/price-list/price-preview.ts';
import { isObject, tabValue } from '../../tab-storage/tab-value.ts';

/** A line that is to become a product; its text recognises it when the list is read again. */
type NewLine = Pick<ListedLine, 'line' | 'text'>;

const stored = tabValue('priceListNewLines', (value): value is NewLine[] => {
  return Array.isArray(value) && value.every(isNewLine);
});

/** Stores for this tab which lines of the list are to become products. */
export function storeNewLines(lines: readonly NewLine[]): void {
  stored.store(lines.map(({ line, text }) => ({ line, text })));
}

/** The numbers of the lines that are to become products, as far as the list still has them. */
export function loadNewLines(lines: readonly NewLine[]): number[] {
  const textByLine = new Map(lines.map(({ line, text }) => [line, text]));
  return (stored.load() ?? []).flatMap(({ line, text }) => (textByLine.get(line) === text ? line : []));
}

function isNewLine(value: unknown): value is NewLine {
  return isObject(value) && Number.isInteger(value.line) && typeof value.text === 'string';
}
