import { dateSent } from '#price-list/layout/chat-timestamps.ts';
import { SEVERAL } from '#price-list/shares.ts';

/** Answers quote the lines of the message before. */
const QUOTE_MARK = /^(?:> ?)+/;
const PRICE = /\$ ?\d|\d[.,]\d{3}/;
/** A list may be sent in parts; what a chat said before has other prices. */
const LIST_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The lines of a message as they hold now, empty where they do not: where it has prices itself, not what it quotes; of a
 * saved chat not what was said more than a week before its last list.
 */
export function currentLines(lines: readonly string[]): string[] {
  const isQuoted = (line: string) => QUOTE_MARK.test(line);
  const isAnswer = lines.filter((line) => PRICE.test(line) && !isQuoted(line)).length >= SEVERAL;
  const isOld = createAgeTest(lines);
  return lines.map((line, index) => ((isAnswer && isQuoted(line)) || isOld(index) ? '' : line.replace(QUOTE_MARK, '')));
}

/** Tells which lines of a chat belong to messages from before its last list. */
function createAgeTest(lines: readonly string[]): (index: number) => boolean {
  let sent: number | undefined;
  const dates = lines.map((line) => (sent = dateSent(line) ?? sent));
  const priced = dates.filter((_, index) => PRICE.test(lines[index] ?? ''));
  const last = priced.findLast((date) => priced.filter((other) => other === date).length >= SEVERAL);
  return (index) => (dates[index] ?? Number.POSITIVE_INFINITY) < (last ?? 0) - LIST_MS;
}
