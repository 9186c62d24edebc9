import { dateSent, senderOf } from '#price-list/layout/chat-timestamps.ts';
import { MOST, SEVERAL } from '#price-list/shares.ts';

/** Answers quote the lines of the message before. */
const QUOTE_MARK = /^(?:> ?)+/;
const PRICE = /\$ ?\d|\d[.,]\d{3}/;
/** A list may be sent in parts; what a chat said before has other prices. */
const LIST_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The lines of a message as they hold now, empty where they do not: where it has prices itself, not what it quotes; of a
 * saved chat not what was said more than a week before its last list, nor by whoever sends no list.
 */
export function currentLines(lines: readonly string[]): string[] {
  const isQuoted = (line: string) => QUOTE_MARK.test(line);
  const isAnswer = lines.filter((line) => PRICE.test(line) && !isQuoted(line)).length >= SEVERAL;
  const [isOld, isOther] = [createAgeTest(lines), createSenderTest(lines)];
  return lines.map((line, index) =>
    (isAnswer && isQuoted(line)) || isOld(index) || isOther(index) ? '' : line.replace(QUOTE_MARK, ''),
  );
}

/** Tells which lines of a chat belong to messages from before its last list. */
function createAgeTest(lines: readonly string[]): (index: number) => boolean {
  const { known, priced } = tellOfMessages(lines, dateSent);
  const last = [...priced].findLast(([, count]) => count >= SEVERAL)?.[0] ?? 0;
  return (index) => (known[index] ?? Number.POSITIVE_INFINITY) < last - LIST_MS;
}

/** Tells which lines of a chat are of somebody who says far fewer prices than another one, as who buys does. */
function createSenderTest(lines: readonly string[]): (index: number) => boolean {
  const { known, priced } = tellOfMessages(lines, senderOf);
  const most = [...priced.values()].reduce((max, count) => Math.max(max, count), 0);
  return (index) => {
    const sender = known[index];
    return sender !== undefined && (priced.get(sender) ?? 0) < MOST * most;
  };
}

/** What the beginning of its message says of each line, and in how many lines with prices, in the order of the chat. */
function tellOfMessages<Told>(lines: readonly string[], tell: (line: string) => Told | undefined) {
  let told: Told | undefined;
  const known = lines.map((line) => {
    told = tell(line) ?? told;
    return told;
  });
  const priced = new Map<Told, number>();
  for (const [index, one] of known.entries())
    if (one !== undefined && PRICE.test(lines[index] ?? '')) priced.set(one, (priced.get(one) ?? 0) + 1);
  return { known, priced };
}
