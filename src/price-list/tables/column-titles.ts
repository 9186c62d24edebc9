import { middleOf, type Run, toRun } from '../layout/printed-line.ts';
import { columnOf, overlaps, type Span } from '../layout/text-columns.ts';

/** The text of the headers over a column. */
export function titleOf(span: Span, { headers, spans }: { headers: readonly Run[]; spans: readonly Span[] }): string {
  const parts = headers.flatMap((run) => splitRun(run, spans));
  const inOrder = parts.toSorted((a, b) => a.left - b.left);
  const isOverOther = (run: Run, own: Span) => !overlaps(run, own) && spans.some((one) => overlaps(run, one));
  const areOneEach =
    parts.length === spans.length && !spans.some((own, at) => inOrder[at] && isOverOther(inOrder[at], own));
  const own = areOneEach
    ? inOrder.filter((_run, at) => spans[at] === span)
    : parts.filter((run) => overlaps(run, span) && mostOverlapped(run, spans) === span);
  const unit = headers.flatMap(({ words }) => words).find(({ text }) => UNIT.test(text))?.text ?? 'unidades';
  return own.map(({ text }) => (/^\d{1,4}$/.test(text) ? `${text} ${unit}` : text)).join(' ');
}

/** In one of the headers: '60 cáps.' beside '120'. */
const UNIT = /^(?:unid(?:ades)?|u|c[aá]ps(?:ulas)?|comp(?:rimidos)?|g|gr|grs|gramos|ml|serv(?:icios)?|sobres)\.?$/i;

export function mostOverlapped<Over extends Span>(run: Span, spans: readonly Over[]): Over | undefined {
  const overlap = (span: Over) => Math.min(run.right, span.right) - Math.max(run.left, span.left);
  return spans.toSorted((a, b) => overlap(b) - overlap(a))[0];
}

/** The words of a text over several columns by the column that each is over. */
function splitRun(run: Run, spans: readonly Span[]): Run[] {
  if (spans.filter((span) => overlaps(run, span)).length < 2) return [run];
  return [...Map.groupBy(run.words, (word) => columnOf(word, spans)).values()].map(toRun);
}

/** A text over several headers that are repeated beside them: 'DELTA' over 'Mayor' and 'Público'. */
export type HeaderGroup = Span & { text: string };

/** The headers of a table, given from top to bottom, without the line of group headers. */
export function groupHeaders(lines: readonly (readonly Run[])[]): { headers: Run[]; groups: HeaderGroup[] } {
  for (const [index, line] of lines.entries()) {
    const below = lines[index + 1] ?? [];
    // 'Código | Artículo | DELTA | ATHLON'
    for (const over of [line, line.slice(1), line.slice(2)]) {
      const groups = groupsOver(over, below);
      if (groups) return { groups, headers: lines.flat().filter((run) => !over.includes(run)) };
    }
  }
  return { groups: [], headers: lines.flat() };
}

/** The groups that the texts of a line are over; undefined where the headers below are not repeated. */
export function groupsOver(line: readonly Run[], below: readonly Run[]): HeaderGroup[] | undefined {
  if (line.length < 2) return undefined;
  // To the left of the repeated ones are headers of names and codes.
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
