import { dateSent, senderOf } from '#price-list/layout/chat-timestamps.ts';
import { MOST, SEVERAL } from '#price-list/shares.ts';

/** Answers quote the lines of the message before. */
const QUOTE_MARK = /^\s*(?:> ?)+/;
/** What programs write over the message that an e-mail answers, which some of them do not mark as quoted. */
const ANSWERED = /^[-_\s]*(?:mensaje original|original message|el .{5,80} escribi[oó]:)[-_\s]*$/iu;
export const PRICE = /\$ ?\d|\d[.,]\d{3}/;
/** A list may be sent in parts; what a chat said before has other prices. */
const LIST_MS = 7 * 24 * 60 * 60 * 1000;

/** A line as it holds now, '' where it does not; `isAside`: said around a list, none of its lines. */
export type CurrentLine = { text: string; isAside: boolean };

/**
 * The lines of a message as they hold now, empty where they do not: where it has prices itself, not what it quotes, unless
 * it answers that line by line; of a quoted list not what it quotes, nor a price that is said anew above; of a saved chat not what was said more than a week before its last list. What says no price
 * there, or is said by whoever sends no list, is only said around it.
 */
export function currentLines(lines: readonly string[]): CurrentLine[] {
  // Without a single mark anywhere, '>> Creatinas' is a heading.
  const isQuoting = lines.some((line) => /^\s*>(?! ?>)/.test(line));
  const isQuoted = (line: string) => isQuoting && QUOTE_MARK.test(line);
  const isPriced = (line: string) => PRICE.test(line) && !isQuoted(line);
  const depthOf = (line: string) => (isQuoting ? (QUOTE_MARK.exec(line)?.[0].match(/>/g)?.length ?? 0) : 0);
  const priced = Map.groupBy(
    lines.filter((line) => PRICE.test(line)),
    depthOf,
  );
  const depthOfList = Math.min(...[...priced].flatMap(([depth, own]) => (own.length >= SEVERAL ? depth : [])));
  const isSaidAnew = (line: string) =>
    PRICE.test(line) &&
    [...priced].some(([depth, own]) => depth < depthOf(line) && own.some((one) => nameOf(one) === nameOf(line)));
  const answered = answeredLines(lines, { isQuoted, isPriced });
  const asked = isQuoting ? askedLines(lines, isQuoted) : new Set();
  const [isOld, isAside] = [createAgeTest(lines), createAsideTest(lines)];
  const mark = lines.findIndex((line) => ANSWERED.test(line));
  const isAnswered = lines.slice(0, Math.max(0, mark)).filter(isPriced).length >= SEVERAL;
  return lines.map((line, index) => {
    const isAsked = answered !== undefined && isQuoted(line) && (answered.has(index) || !PRICE.test(line));
    // Indented, a mark is that of a size as well: '   > 2 kg $ 88.000'.
    const isGone =
      (!isAsked && line.startsWith('>') && (depthOf(line) > depthOfList || isSaidAnew(line))) ||
      isOld(index) ||
      (isAnswered && index > mark && PRICE.test(line));
    return { text: isGone ? '' : line.replace(QUOTE_MARK, ''), isAside: isAsked || asked.has(index) || isAside(index) };
  });
}

/** What a line says before its price. */
function nameOf(line: string): string {
  const [before = ''] = line.replace(QUOTE_MARK, '').split(PRICE);
  return (
    before
      .match(/[\p{L}\d]+/gu)
      ?.join(' ')
      .toLowerCase() ?? ''
  );
}

type LineTests = Record<'isQuoted' | 'isPriced', (line: string) => boolean>;

/** The quoted lines right over a price that answers them: '> Omega 3, lo tengo a 13.400'; undefined where most are not answered so. */
function answeredLines(lines: readonly string[], { isQuoted, isPriced }: LineTests): Set<number> | undefined {
  const said = lines.flatMap((line, index) => (line.replace(QUOTE_MARK, '').trim() === '' ? [] : { line, index }));
  const isPricedAt = (at: number) => said[at] !== undefined && isPriced(said[at].line);
  const asked = said.filter(({ line }) => isQuoted(line) && PRICE.test(line));
  const answered = said.filter(({ line }, at) => isQuoted(line) && isPricedAt(at + 1));
  const begin = said.findIndex(({ line }) => isQuoted(line));
  const isAbove = said.slice(0, begin).some(({ line }) => isPriced(line));
  const isUsual = answered.length >= Math.max(SEVERAL, MOST * asked.length);
  return isUsual && !isAbove ? new Set(answered.map(({ index }) => index)) : undefined;
}

/** The lines over answers that are marked like quotes, where most answers stand so: 'Omega 3?' over '> 13.400'. */
function askedLines(lines: readonly string[], isQuoted: (line: string) => boolean): Set<number> {
  const said = lines.flatMap((line, index) => (line.trim() === '' ? [] : { line, index }));
  const isAnswer = (at: number) => said[at] !== undefined && isQuoted(said[at].line);
  const asked = said.filter(({ line }, at) => !isQuoted(line) && !PRICE.test(line) && isAnswer(at + 1));
  const answers = said.filter((_, at) => isAnswer(at)).length;
  return new Set(asked.length >= Math.max(SEVERAL, MOST * answers) ? asked.map(({ index }) => index) : []);
}

/** Tells which lines of a chat belong to messages from before its last list. */
function createAgeTest(lines: readonly string[]): (index: number) => boolean {
  const { known, priced } = tellOfMessages(lines, dateSent);
  const last = [...priced].findLast(([, count]) => count >= SEVERAL)?.[0] ?? 0;
  return (index) => (known[index] ?? Number.POSITIVE_INFINITY) < last - LIST_MS;
}

/**
 * Tells which lines of a chat are of somebody who says far fewer prices than another one, as who buys does, or of a message
 * that says none.
 */
function createAsideTest(lines: readonly string[]): (index: number) => boolean {
  const senders = tellOfMessages(lines, senderOf);
  const messages = tellOfMessages(lines, (line, index) => (senderOf(line) === undefined ? undefined : index));
  const most = [...senders.priced.values()].reduce((max, count) => Math.max(max, count), 0);
  return (index) => {
    const [sender, message] = [senders.known[index], messages.known[index]];
    if (sender === undefined || message === undefined) return false;
    const saysNone = most >= SEVERAL && !messages.priced.has(message);
    return saysNone || (senders.priced.get(sender) ?? 0) < MOST * most;
  };
}

/** What the beginning of its message says of each line, and in how many lines with prices, in the order of the chat. */
function tellOfMessages<Told>(lines: readonly string[], tell: (line: string, index: number) => Told | undefined) {
  let told: Told | undefined;
  const known = lines.map((line, index) => {
    told = tell(line, index) ?? told;
    return told;
  });
  const priced = new Map<Told, number>();
  for (const [index, one] of known.entries())
    if (one !== undefined && PRICE.test(lines[index] ?? '')) priced.set(one, (priced.get(one) ?? 0) + 1);
  return { known, priced };
}
