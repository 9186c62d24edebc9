import { type Run, toRun } from '../layout/printed-line.ts';
import { columnOf, holdsMiddle, overlaps, type Span } from '../layout/text-columns.ts';

/** What a column is called; several titles where headers stand beside each other over it, as over prices of narrower ones. */
export function titlesOf(
  span: Span,
  { headers, spans }: { headers: readonly Run[]; spans: readonly Span[] },
): string[] {
  const parts = headers.flatMap((run) => splitRun(run, spans));
  const inOrder = parts.toSorted((a, b) => a.left - b.left);
  const isOverOther = (run: Run, own: Span) => !overlaps(run, own) && spans.some((one) => overlaps(run, one));
  const areOneEach =
    parts.length === spans.length && !spans.some((own, at) => inOrder[at] && isOverOther(inOrder[at], own));
  const own = areOneEach
    ? inOrder.filter((_run, at) => spans[at] === span)
    : parts.filter((run) => overlaps(run, span) && mostOverlapped(run, spans) === span);
  const unit = headers.flatMap(({ words }) => words).find(({ text }) => UNIT.test(text))?.text ?? 'unidades';
  const titles = own.map(({ text }) => (/^\d{1,4}$/.test(text) ? `${text} ${unit}` : text));
  const areBeside = own.every((run, at) => own.slice(0, at).every((before) => before.right < run.left));
  return areBeside ? titles : [titles.join(' ')];
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

/** The headers of a table from top to bottom, without the texts over groups of repeated ones: 'DELTA' over 'Mayor' and 'Público'. */
export function groupHeaders(lines: readonly (readonly Run[])[]): { headers: Run[]; groups: Run[] } {
  for (const [index, line] of lines.entries()) {
    // 'Código | Artículo | DELTA | ATHLON'
    for (const over of [line, line.slice(1), line.slice(2)]) {
      const groups = groupsOver(over, lines[index + 1] ?? []);
      if (groups) return { groups, headers: lines.flat().filter((run) => !over.includes(run)) };
    }
  }
  return { groups: [], headers: lines.flat() };
}

/** The texts of a line, as wide as the headers below each; undefined where these are not repeated. */
export function groupsOver(line: readonly Run[], below: readonly Run[]): Run[] | undefined {
  if (line.length < 2) return undefined;
  for (let each = Math.floor(below.length / line.length); each > 1; each -= 1) {
    const repeated = below.slice(-each * line.length);
    const groups = line.map(({ text }, index) => {
      const own = repeated.slice(each * index, each * (index + 1));
      return { ...toRun(own.flatMap(({ words }) => words)), text };
    });
    const isOver = (run: Run, index: number) => holdsMiddle(groups[index] ?? run, run);
    const areRepeated = repeated.every(({ text }, index) => text === repeated[index % each]?.text);
    if (areRepeated && line.every(isOver)) return groups;
  }
  return undefined;
}
