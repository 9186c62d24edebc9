import { textOf, type Word } from '../layout/printed-line.ts';
import { columnsOf } from '../layout/text-columns.ts';
import { SEVERAL } from '../shares.ts';
import type { Marked } from './marked-line.ts';
import type { ColumnsByTable } from './table-columns.ts';

/** The rows of tables with the name of the row above where they have none beside their size: 'Whey | 1 kg', '| 2 kg'. */
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

/** In characters: no program leaves fewer for a name. */
const LEAST_CUT = 15;
/** In characters: where nothing is cut, more names are nearly as long as the longest than as long. */
const NEARLY = 3;

/** The rows with the last words of names marked that a program has cut off: then many of a table are as long as the longest. */
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

/** At how many characters names are cut off; undefined where none seems to be. */
function cutLength(names: readonly string[]): number | undefined {
  const lengths = [...new Set(names)].map(({ length }) => length);
  const most = Math.max(...lengths);
  const whole = lengths.filter((length) => length < most && length >= most - NEARLY).length;
  const cut = lengths.filter((length) => length === most).length;
  return most >= LEAST_CUT && cut >= Math.max(SEVERAL, whole) ? most : undefined;
}

function wordsOf({ words, table }: Marked, { kind, tables }: { kind: string; tables: ColumnsByTable }): Word[] {
  const columns = tables.get(table) ?? [];
  const places = columnsOf(words, columns);
  return words.filter((_word, at) => columns[places[at] ?? -1]?.content.kind === kind);
}
