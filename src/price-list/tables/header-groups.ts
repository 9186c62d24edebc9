import { middleOf, type Run } from '../layout/printed-line.ts';
import type { Span } from '../layout/text-columns.ts';

/** What a text stands over, which is said again beside it: 'DELTA' over 'Mayor' and 'Público'. */
export type HeaderGroup = Span & { text: string };

/** The headers of a table, from top to bottom, without the line of those that stand over the same others again and again. */
export function groupHeaders(lines: readonly (readonly Run[])[]): { headers: Run[]; groups: HeaderGroup[] } {
  for (const [index, line] of lines.entries()) {
    const groups = groupsOver(line, lines[index + 1] ?? []);
    if (groups) return { groups, headers: lines.filter((one) => one !== line).flat() };
  }
  return { groups: [], headers: lines.flat() };
}

/** What each text of a line stands over; undefined where the headers below are not the same ones again and again. */
export function groupsOver(line: readonly Run[], below: readonly Run[]): HeaderGroup[] | undefined {
  const each = Math.floor(below.length / line.length);
  if (line.length < 2 || each < 2) return undefined;
  // To the left of them are headers of names and codes.
  const repeated = below.slice(-each * line.length);
  const groups = line.flatMap((run, index): HeaderGroup[] => {
    const [first, ...others] = repeated.slice(each * index, each * (index + 1));
    const [left, right] = [first?.left ?? 0, others.at(-1)?.right ?? 0];
    return left <= middleOf(run) && middleOf(run) <= right ? [{ text: run.text, left, right }] : [];
  });
  const isRepeated = repeated.every(({ text }, index) => text === repeated[index % each]?.text);
  return isRepeated && groups.length === line.length ? groups : undefined;
}
