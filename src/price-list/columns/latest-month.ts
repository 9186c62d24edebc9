import { monthOf } from '../text/month-names.ts';
import type { TableColumn } from './column.ts';

/** How much lower a price of an earlier month scores. */
const EARLIER = 200;

/** The columns where, of prices of several months, those of the latest count: 'Lista noviembre', 'Lista octubre'. */
export function withLatestMonth(columns: readonly TableColumn[]): TableColumn[] {
  const months = columns.map(({ label, title }) => (label.kind === 'price' ? monthOf(title) : undefined));
  const named = [...new Set(months.filter((month) => month !== undefined))];
  const latest = named.filter((month) => !named.some((other) => isAfter(other, month)));
  const [last, ...others] = latest;
  if (named.length < 2 || last === undefined || others.length > 0) return [...columns];
  return columns.map((column, index) => {
    const { label } = column;
    const earlier = months[index] !== undefined && months[index] !== last;
    return earlier && label.kind === 'price'
      ? { ...column, label: { ...label, score: label.score - EARLIER } }
      : column;
  });
}

/** Of two months the later one is less than half a year after the other: January after December. */
function isAfter(one: number, other: number): boolean {
  const after = (one - other + 12) % 12;
  return after > 0 && after < 6;
}
