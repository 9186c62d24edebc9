import { type Run, toRun } from '../layout/printed-line.ts';
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

function mostOverlapped(run: Span, spans: readonly Span[]): Span | undefined {
  const overlap = (span: Span) => Math.min(run.right, span.right) - Math.max(run.left, span.left);
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
