import { textOf, type Word } from '../layout/printed-line.ts';
import { SEVERAL } from '../shares.ts';
import { cellsOf } from './column-cells.ts';
import type { Marked } from './marked-line.ts';
import type { ColumnsByTable } from './table-columns.ts';

/** Gives rows with a size and no name the name of the row above: 'Whey | 1 kg', '| 2 kg'. */
export function fillNamesDown(lines: readonly Marked[], tables: ColumnsByTable): Marked[] {
  let names: { table: string; words: readonly Word[] } | undefined;
  return lines.map((line) => {
    if (line.role === 'heading') names = undefined;
    if (line.role !== 'priced') return line;
    const own = wordsOf(line, { kind: 'name', tables });
    if (own.length > 0) names = { table: line.table, words: own };
    const hasSize = wordsOf(line, { kind: 'detail', tables }).length > 0;
    if (own.length > 0 || names?.table !== line.table || !hasSize) return line;
    return { ...line, words: [...names.words, ...line.words].toSorted((a, b) => a.left - b.left) };
  });
}

/** In characters: programs leave at least so many for a name. */
const LEAST_CUT = 15;
/** In characters: uncut names are more often nearly as long as the longest than as long. */
const NEARLY = 3;

/** Marks the last words of names that a program has cut off: many of a table are then as long as the longest. */
export function markCutNames(lines: readonly Marked[], tables: ColumnsByTable): Marked[] {
  const priced = lines.filter(({ role }) => role === 'priced');
  const named = priced.map((line) => ({ line, name: wordsOf(line, { kind: 'name', tables }) }));
  const cut = [...Map.groupBy(named, ({ line }) => line.table).values()].flatMap((own) => {
    const length = cutLength(own.map(({ name }) => textOf(name)));
    return own.flatMap(({ name }) => (textOf(name).length === length ? name.slice(-1) : []));
  });
  const isCut = new Set(cut.filter(({ text }) => /\p{L}$/u.test(text)));
  return lines.map((line) => {
    const words = line.words.map((word) => (isCut.has(word) ? { ...word, isCut: true } : word));
    return { ...line, words };
  });
}

function cutLength(names: readonly string[]): number | undefined {
  const lengths = [...new Set(names)].map(({ length }) => length);
  const most = Math.max(...lengths);
  const whole = lengths.filter((length) => length < most && length >= most - NEARLY).length;
  const cut = lengths.filter((length) => length === most).length;
  return most >= LEAST_CUT && cut >= Math.max(SEVERAL, whole) ? most : undefined;
}

function wordsOf(line: Marked, { kind, tables }: { kind: string; tables: ColumnsByTable }): Word[] {
  const columns = tables.get(line.table) ?? [];
  return cellsOf([line], columns).flatMap((cells, at) =>
    columns[at]?.content.kind === kind ? cells.flatMap(({ words }) => words) : [],
  );
}
