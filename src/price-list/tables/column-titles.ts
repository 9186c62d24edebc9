import { middleOf, type Run, toRun } from '../layout/printed-line.ts';
import { columnOf, overlaps, type Span } from '../layout/text-columns.ts';

/** What the headers say above a column: those that overlap it. */
export function titleOf(span: Span, { headers, spans }: { headers: readonly Run[]; spans: readonly Span[] }): string {
  const parts = headers.flatMap((run) => splitRun(run, spans));
  const isOver = (run: Span) => spans.some((one) => overlaps(run, one));
  const inOrder = parts.length === spans.length ? parts.toSorted((a, b) => a.left - b.left) : [];
  if (inOrder.length > 0 && inOrder.every((run, index) => overlaps(run, spans[index] ?? run) || !isOver(run)))
    return toTitle(inOrder.slice(spans.indexOf(span)).slice(0, 1), headers);
  return toTitle(
    parts.filter((run) => overlaps(run, span) && mostOverlapped(run, spans) === span),
    headers,
  );
}

export function mostOverlapped<Over extends Span>(run: Span, spans: readonly Over[]): Over | undefined {
  const overlap = (span: Over) => Math.min(run.right, span.right) - Math.max(run.left, span.left);
  return spans.toSorted((a, b) => overlap(b) - overlap(a))[0];
}

function toTitle(own: readonly Run[], headers: readonly Run[]): string {
  const unit = headers.flatMap(({ words }) => words).find(({ text }) => UNIT.test(text))?.text;
  return own.map(({ text }) => (/^\d{1,4}$/.test(text) ? `${text} ${unit ?? 'unidades'}` : text)).join(' ');
}

/** What the numbers in the other headers count. */
const UNIT = /^(?:unid(?:ades)?|u|c[aá]ps(?:ulas)?|comp(?:rimidos)?|g|gr|grs|gramos|ml|serv(?:icios)?|sobres)\.?$/i;

/** The words of a text over several columns by the column that each is over. */
function splitRun(run: Run, spans: readonly Span[]): Run[] {
  if (spans.filter((span) => overlaps(run, span)).length < 2) return [run];
  return [...Map.groupBy(run.words, (word) => columnOf(word, spans)).values()].map(toRun);
}

/** What a text stands over, which is said again beside it: 'DELTA' over 'Mayor' and 'Público'. */
export type HeaderGroup = Span & { text: string };

/** The headers of a table, from top to bottom, without the line of those that stand over the same others again and again. */
export function groupHeaders(lines: readonly (readonly Run[])[]): { headers: Run[]; groups: HeaderGroup[] } {
  for (const [index, line] of lines.entries()) {
    const below = lines[index + 1] ?? [];
    // Headers of names and codes may stand beside them: 'Código | Artículo | DELTA | ATHLON'.
    for (const over of [line, line.slice(1), line.slice(2)]) {
      const groups = groupsOver(over, below);
      if (groups) return { groups, headers: lines.flat().filter((run) => !over.includes(run)) };
    }
  }
  return { groups: [], headers: lines.flat() };
}

/** What each text of a line stands over; undefined where the headers below are not the same ones again and again. */
export function groupsOver(line: readonly Run[], below: readonly Run[]): HeaderGroup[] | undefined {
  if (line.length < 2) return undefined;
  // To the left of them are headers of names and codes.
  for (let each = Math.floor(below.length / line.length); each > 1; each -= 1) {
    const repeated = below.slice(-each * line.length);
    const groups = line.map(({ text }, index): HeaderGroup => {
      const own = repeated.slice(each * index, each * (index + 1));
      return { text, left: own[0]?.left ?? 0, right: own.at(-1)?.right ?? 0 };
    });
    const isOver = ({ left, right }: Span, index: number) => {
      const at = middleOf(line[index] ?? { left, right });
      return left <= at && at <= right;
    };
    const isRepeated = repeated.every(({ text }, index) => text === repeated[index % each]?.text);
    if (isRepeated && groups.every(isOver)) return groups;
  }
  return undefined;
}
