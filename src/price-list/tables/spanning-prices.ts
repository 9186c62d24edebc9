import { middleOf, type PrintedLine, type Run, type Word } from '../layout/printed-line.ts';
import type { RuledLines } from '../page/text-page.ts';

/** Repeats a price in a cell that is drawn under several headers under each of them: one price of sizes S, M and L. */
export function spreadSpanningPrices(
  line: PrintedLine,
  { headers, rules }: { headers: readonly Run[]; rules: RuledLines },
): Word[] {
  return line.words.flatMap((word) => {
    const over = word.amount ? headersOver(word, { line, headers, rules }) : [];
    return over.length > 1 ? over.map(({ left, right }) => ({ ...word, left, right })) : [word];
  });
}

/** The headers over the drawn cell of a word alone in it; none where no line is drawn between headers. */
function headersOver(
  word: Word,
  { line, headers, rules }: { line: PrintedLine; headers: readonly Run[]; rules: RuledLines },
): Run[] {
  const at = word.y - word.size / 3;
  const edges = rules.down.flatMap((rule) => (rule.from <= at && at <= rule.to ? rule.at : []));
  const left = Math.max(...edges.filter((edge) => edge < middleOf(word)));
  const right = Math.min(...edges.filter((edge) => edge > middleOf(word)));
  const isWithin = (one: { left: number; right: number }) => left < middleOf(one) && middleOf(one) < right;
  const over = Number.isFinite(right - left) ? headers.filter(isWithin) : [];
  const isParted = (header: Run, next: Run | undefined) =>
    !next || rules.down.some((rule) => middleOf(header) < rule.at && rule.at < middleOf(next));
  const isAlone = line.words.every((one) => one === word || one.y !== word.y || !isWithin(one));
  const areParted = over.length < headers.length || over.every((header, index) => isParted(header, over[index + 1]));
  return isAlone && areParted ? over : [];
}
