import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Row = { id: string; text: string };
export type Section = { title: string; rows: Row[] };

/** The rows of docs/requirements.md by section; sections without rows are left out. */
export function parseSections(markdown: string): Section[] {
  const parts = markdown.split(/^## /m).slice(1);
  return parts
    .map((part) => ({
      title: part.slice(0, part.indexOf('\n')),
      rows: [...part.matchAll(/^- \*\*(M[\w.]+-\d+)\*\* (.*)$/gm)].map(([, id = '', text = '']) => ({ id, text })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** The ids in titles of tests, as in `[M2.4-3]`. */
export function idsIn(test: string): string[] {
  return [...test.matchAll(/\[(M\d[\w.]*-\d+)\]/g)].map(([, id = '']) => id);
}

export function idsOfTests(root: string): Set<string> {
  const files = globSync(['{src,test,tools,scripts,bench}/**/*.test.{ts,tsx}', '{e2e,torture}/**/*.ts'], { cwd: root });
  return new Set(files.flatMap((file) => idsIn(readFileSync(join(root, file), 'utf8'))));
}

/** The rows without a test, by section with counts, and the ids in tests without a row. */
export function report(
  sections: readonly Section[],
  covered: ReadonlySet<string>,
): { lines: string[]; unknown: string[] } {
  const rows = sections.flatMap((section) => section.rows);
  const isOpen = ({ id }: Row) => !covered.has(id);
  const count = (counted: readonly Row[]) =>
    `${counted.filter((row) => !isOpen(row)).length} of ${counted.length} covered`;
  const lines = sections.flatMap(({ title, rows }) => [
    `${title}: ${count(rows)}`,
    ...rows.filter(isOpen).map(({ id, text }) => `  ${id} ${text}`),
  ]);
  const known = new Set(rows.map(({ id }) => id));
  return { lines: [...lines, `All: ${count(rows)}`], unknown: [...covered].filter((id) => !known.has(id)) };
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const markdown = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  const { lines, unknown } = report(parseSections(markdown), idsOfTests(root));
  process.stdout.write(`${lines.join('\n')}\n`);
  if (unknown.length > 0) {
    process.stdout.write(`Tests name rows that do not exist: ${unknown.join(', ')}\n`);
    process.exitCode = 1;
  }
}
