import type { ColumnRole } from '#domain/pricing/list-columns.ts';
import { readPrintedAmount } from '../amounts/amount.ts';
import { isCode } from '../column-headers/column-header.ts';
import { type PrintedLine, type Run, toRun, toRuns, type Word, withoutAmounts } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import { holdsMiddle, overlaps } from '../layout/text-columns.ts';
import { isSameTitle } from '../list/price-titles.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import { mostOverlapped } from '../tables/column-titles.ts';
import type { SheetColumn } from './sheet-columns.ts';

const HEADERS: Readonly<Record<Exclude<ColumnRole, 'code' | 'other'>, string>> = {
  name: 'Producto',
  brand: 'Marca',
  size: 'Tamaño',
  flavor: 'Sabor',
  price: 'Precio público',
};

/** The pages without columns of codes and others, with plain headers, and with prices in columns of prices alone. */
export function applyRoles(pages: readonly PrintedPage[], columns: readonly SheetColumn[]): PrintedPage[] {
  return pages.map((page) => {
    const own = columns.filter(({ sheet }) => sheet === page.sheet);
    const lines = page.lines.flatMap((line) => {
      const words = applyToLine(line, own);
      return words.length > 0 ? { ...line, words } : [];
    });
    return { ...page, lines };
  });
}

type Cell = Run & { column: SheetColumn | undefined };

/** A row word by word, because its texts may touch; titles and headers as a whole, because they reach over columns. */
function applyToLine(line: PrintedLine, columns: readonly SheetColumn[]): Word[] {
  const hasPrice = columns.some(({ role }) => role === 'price');
  const columnOf = (word: Word) => columns.find((column) => holdsMiddle(column, word));
  const split = ({ words }: Run) =>
    groupAdjacent(words, (word, last) => columnOf(word) === columnOf(last)).map((own): Cell => {
      const [first] = own;
      return { ...toRun(own), column: first && columnOf(first) };
    });
  const asPrinted = (words: Word[]) => withoutAmounts(words, () => hasPrice);
  const apply = (cell: Cell): Word[] => {
    const { column, words } = cell;
    if (column?.role === 'code' || column?.role === 'other') return [];
    if (column && isTitled(cell)) return toHeader(cell, HEADERS[column.role]);
    return column?.role === 'price' ? words : asPrinted(words);
  };
  const runs = toRuns(withNumbers(line.words, columnOf));
  const isRow = runs.some(({ words }) =>
    words.some((word) => word.amount && (!hasPrice || columnOf(word)?.role === 'price')),
  );
  if (isRow) return runs.flatMap(split).flatMap(apply);
  const cells = runs.flatMap((run) => {
    const over = columns.filter((column) => overlaps(run, column));
    const whole = { ...run, column: mostOverlapped(run, over) };
    const parts = split(run);
    return over.length > 1 && !isTitled(whole) && parts.some(isTitled) ? parts : [whole];
  });
  const isHeader = cells.some(isTitled);
  return cells.flatMap((cell) => (!isHeader && isHeading(cell, runs, columns) ? asPrinted(cell.words) : apply(cell)));
}

function isTitled({ text, column }: Cell): boolean {
  return column !== undefined && column.title !== '' && isSameTitle(text, column.title);
}

function toHeader({ words, right }: Run, text: string): Word[] {
  return words.slice(0, 1).map((first) => ({ ...first, text, right, amount: undefined }));
}

/** A text over several columns, or where rows begin, over codes too. */
function isHeading({ text, left, right }: Run, line: readonly Run[], columns: readonly SheetColumn[]): boolean {
  if (!/\p{L}/u.test(text) || isCode(text)) return false;
  const names = columns.find(({ role }) => role === 'name');
  const isAtStart = left === line[0]?.left && names !== undefined && left <= names.left;
  return isAtStart || columns.filter((column) => overlaps({ left, right }, column)).length > 1;
}

/** In a cell of a column of prices any number is one, but not in a text that reaches into it: 'NOVIEMBRE 2026'. */
function withNumbers(words: readonly Word[], columnOf: (word: Word) => SheetColumn | undefined): Word[] {
  return toRuns(words).flatMap((run) =>
    run.words.map((word) => {
      const column = columnOf(word);
      const isAlone = words.filter((other) => columnOf(other) === column).length === 1;
      return column?.role === 'price' && isAlone && run.words.length === 1 ? withAmount(word) : word;
    }),
  );
}

function withAmount(word: Word): Word {
  const amount = word.amount ?? readPrintedAmount(word.text);
  return amount?.kind === 'pesos' ? { ...word, amount: { ...amount, writing: 'signed' } } : word;
}
