import type { Word } from '../layout/printed-line.ts';
import { columnOf } from '../layout/text-columns.ts';
import type { Marked } from './marked-line.ts';
import type { ColumnsByTable } from './table-columns.ts';

/** The rows of tables with the name of the row above where they have none beside their size: 'Whey | 1 kg', '| 2 kg'. */
export function fillNamesDown(lines: readonly Marked[], tables: ColumnsByTable): Marked[] {
  let names: { table: string; words: readonly Word[] } | undefined;
  return lines.map((line) => {
    if (line.role === 'heading') names = undefined;
    if (line.role !== 'priced') return line;
    const columns = tables.get(line.table) ?? [];
    const wordsOf = (kind: string) =>
      line.words.filter((word) => columns[columnOf(word, columns)]?.content.kind === kind);
    const own = wordsOf('name');
    if (own.length > 0) names = { table: line.table, words: own };
    if (own.length > 0 || names?.table !== line.table || wordsOf('detail').length === 0) return line;
    return { ...line, words: [...names.words, ...line.words].toSorted((a, b) => a.left - b.left) };
  });
}
