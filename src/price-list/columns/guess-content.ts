import { isGrouped } from '../amounts/amount.ts';
import { currencyOf } from '../amounts/currency.ts';
import type { ColumnContent } from '../column-headers/column-content.ts';
import { type Cell, isPrice } from '../page/cell.ts';

/** What a column without a header holds, from what stands in it. */
export function guessContent(cells: readonly Cell[], beforeNames: boolean): ColumnContent {
  if (share(cells, ({ text }) => currencyOf(text) !== undefined) > 0.8) return { kind: 'currency' };
  const pesos = cells.filter(({ amount }) => amount?.kind === 'pesos');
  if (share(cells, ({ amount }) => amount?.kind === 'dollars') > 0.5) return { kind: 'dollars' };
  if (share(cells, ({ amount }) => amount?.kind === 'flag') > 0.5) return { kind: 'other' };
  if (share(cells, isPrice) < 0.5) return { kind: beforeNames && share(cells, isCode) > 0.6 ? 'code' : 'name' };
  const plainNumbers = share(pesos, (cell) => !isConfident(cell) && !isGrouped(cell.text)) > 0.8;
  if (plainNumbers && beforeNames) return { kind: 'code' };
  const small = share(pesos, ({ amount }) => amount?.kind === 'pesos' && amount.centavos < 100_00) > 0.8;
  if (pesos.length > 0 && plainNumbers && small) return { kind: 'other' };
  return { kind: 'price', score: 0 };
}

/** Short, with a digit, without a space. */
export function isCode({ text }: { text: string }): boolean {
  return (
    /^[\p{L}]{0,5}[-./]?\d[\dA-Za-z./-]*$/u.test(text) &&
    !/^\d+(?:[.,]\d+)?(?:k|kg|g|gr|grs|ml|lb|lbs|mg|caps?|u)$/i.test(text)
  );
}

function isConfident({ amount }: Cell): boolean {
  return amount?.kind === 'pesos' && amount.confident;
}

/** Whether a cell is a name or part of one. */
export function isWordy({ text, amount }: Cell): boolean {
  return amount === undefined && (text.match(/\p{L}/gu) ?? []).length >= 3 && !isCode({ text });
}

/** The part of all that are so, from 0 to 1; of none 0. */
export function share<T>(all: readonly T[], has: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(has).length / all.length;
}
