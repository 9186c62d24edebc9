import { withSaidAmounts } from '#price-list/amounts/said-amounts.ts';
import { withSignedAmounts } from '#price-list/amounts/unsigned-amounts.ts';
import { senderOf } from '#price-list/layout/chat-timestamps.ts';
import type { TextItem, TextPage } from '#price-list/page/text-page.ts';
import { MOST, SEVERAL } from '#price-list/shares.ts';
import { UNIT_NAMES } from '#price-list/sizes/units.ts';
import { mailSender } from '#price-list/template/mail-headers.ts';
import { withWholeWords } from '#price-list/text/chat-words.ts';
import { MAX_CELL_LENGTH } from '../grid/grid.ts';
import { splitPage } from '../grid/split-page.ts';
import { withoutChatNotes } from './chat-notes.ts';
import { type CurrentLine, currentLines, PRICE } from './current-lines.ts';

/** In points, as of a font where all letters are as wide. */
const SIZE = 10;
const LETTER = 6;
const LINE = 14;
const MARGIN = 36;
const LINES_ON_PAGE = 60;
const TAB = '    ';
/** In letters: a longer text before a tab is none of a table. */
const LONGEST_CELL = 80;
/** Marks that saved chats have before times and names, for languages that are read to the left. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** What a chat shows in bold, italic and struck through. */
const STYLED = /(?<![\p{L}\p{N}])([*_~])(?=\S)([^*_~\n]{1,200}?)(?<=\S)\1(?![\p{L}\p{N}])/gu;
/** Pictures between words; not those that say that there is none: ❌ ⛔ 🚫. */
const DECORATION = /(?![❌⛔🚫])\p{Emoji_Presentation}[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]* ?/gu;
/** Digits drawn as keys; one or two before a line number it, unless they are an amount: '2️⃣ kg', '2️⃣x1️⃣'. */
const KEYCAP = /(?<=[\d#*])\uFE0F?\u20E3/gu;
/** Asks for a sign to be drawn as a picture: '▪️Whey' is '▪Whey'. */
const DRAWN_IN_COLOR = /\uFE0F/g;
const NUMBERING = new RegExp(
  String.raw`^\s*(?:[\d#*]\uFE0F?\u20E3){1,2}(?!\s*(?:[\d.,]|x ?\d|(?:${UNIT_NAMES})(?!\p{L})))\s*`,
  'iu',
);
/** In letters: what is longer was dictated, or is a paragraph of a letter. */
const LONG = 200;
/**
 * As many words as a line has, up to where a product follows a price if there is such a place. Lazy at the end: a greedy
 * word of megabytes may fill the stack.
 */
const LINE_OF_LONG = new RegExp(
  String.raw`\S.{0,${LONG - 1}}(?<=\d\.\d{3})(?= (?:y )?(?:el|la|los|las) )|\S.{0,${LONG - 1}}(?=\s|$)|\S+?(?=\s|$)`,
  'gu',
);
/** More spaces than between words. */
const GAP = / {2,}/;

/** The lines of a message on pages that end between its paragraphs, each letter where a typewriter would set it. */
export function toMessagePages(text: string, count: (characters: number) => void): TextPage[] {
  const said = withoutLinks(withoutChatNotes(text.replace(DIRECTION_MARKS, '').split(/\r\n|\r|\n/)));
  const current = currentLines(withSignedAmounts(withSaidAmounts(said.map(withWholeWords))));
  const lines = current.flatMap(wrapLine);
  const withTabs = createTabStops(lines.map((line) => line.text));
  const items = lines.flatMap((line, index) => {
    const bare = withoutPictures(withTabs(line.text)).trimEnd();
    if (bare.trim() === '' || bare.length > MAX_CELL_LENGTH) return [];
    count(bare.length);
    return toItems({ ...line, text: bare }, MARGIN + (index + 1) * LINE);
  });
  const right = items.reduce((max, { x, width }) => Math.max(max, x + width), 0);
  const page = {
    width: right + MARGIN,
    height: (lines.length + 1) * LINE + 2 * MARGIN,
    items,
    rules: { across: [], down: [], boxes: [] },
  };
  const [ends, edges] = [pageEnds(lines), tableEdges(lines)];
  return splitPage(page, ends).map((one, at) => {
    const [top, bottom] = [ends[at - 1] ?? 0, ends[at] ?? page.height];
    const own = edges.filter((edge) => edge > top && edge <= bottom).map((edge) => edge - top);
    const sender = at === 0 ? findSender(current) : undefined;
    return { ...one, isMessage: true, ...(sender && { sender }), ...(own.length > 0 && { edges: own }) };
  });
}

/** Who says the list in a chat, or sent the e-mail; those before forwarded it. */
function findSender(lines: readonly CurrentLine[]): string | undefined {
  const inChat = lines.find(({ text, isAside }) => !isAside && senderOf(text) !== undefined);
  const first = lines.findIndex(({ text }) => PRICE.test(text));
  const mailed = lines.slice(0, Math.max(0, first)).flatMap(({ text }) => mailSender(text) ?? []);
  return inChat ? senderOf(inChat.text) : mailed.at(-1);
}

/** Where a pasted table begins and ends, with the headings between its rows; none where that is no more than the message. */
function tableEdges(lines: readonly CurrentLine[]): number[] {
  const isRow = ({ text }: CurrentLine) => text.includes('\t');
  const [first, end] = [lines.findIndex(isRow), lines.findLastIndex(isRow) + 1];
  const within = lines.slice(first, end).filter(({ text }) => text.trim() !== '');
  const rows = within.filter(isRow).length;
  if (rows < SEVERAL || rows <= MOST * within.length) return [];
  return [first, end].filter((at) => at > 0 && at < lines.length).map((at) => MARGIN + (at + 0.5) * LINE);
}

/** Sets tabs so that the cells of a pasted table are in columns. */
function createTabStops(lines: readonly string[]): (line: string) => string {
  const widths: number[] = [];
  for (const cells of lines.map((line) => line.split('\t').slice(0, -1)))
    for (const [at, { length }] of cells.entries())
      widths[at] = Math.max(widths[at] ?? 0, length > LONGEST_CELL ? 0 : length);
  return (line) => {
    const cells = line.split('\t');
    return cells.map((cell, at) => (at < cells.length - 1 ? cell.padEnd(widths[at] ?? 0) : cell)).join(TAB);
  };
}

/** The lines without what an e-mail as text has in place of a link below each offer: '[Comprar]'. */
function withoutLinks(lines: readonly string[]): string[] {
  const links = Map.groupBy(
    lines.filter((line) => LINK.test(line)),
    (line) => line.trim(),
  );
  return lines.map((line) => ((links.get(line.trim())?.length ?? 0) > 1 ? '' : line));
}

const LINK = /^\s*\[\p{L}[^\]\d]{0,40}\]\s*$/u;

function withoutPictures(text: string): string {
  return text.replace(DECORATION, '').replace(NUMBERING, '').replace(KEYCAP, '').replace(DRAWN_IN_COLOR, '');
}

/** A long line as it would be printed. */
function wrapLine(line: CurrentLine): CurrentLine[] {
  if (line.text.length <= LONG) return [line];
  return (line.text.match(LINE_OF_LONG) ?? []).map((text) => ({ ...line, text }));
}

/** Where pages end: at the first empty line after so many others. */
function pageEnds(lines: readonly CurrentLine[]): number[] {
  const ends: number[] = [];
  let last = 0;
  for (const [index, line] of lines.entries()) {
    if (line.text.trim() !== '' || index - last < LINES_ON_PAGE) continue;
    ends.push(MARGIN + (index + 0.5) * LINE);
    last = index;
  }
  return ends;
}

type Run = { text: string; struck: boolean; bold: boolean };

function toItems({ text: line, isAside }: CurrentLine, y: number): TextItem[] {
  let x = MARGIN;
  return toRuns(line).flatMap(({ text, struck, bold }) => {
    const start = x;
    x += text.length * LETTER;
    let from = 0;
    return text.split(GAP).flatMap((part) => {
      const at = text.indexOf(part, from);
      from = at + part.length;
      const placed = { x: start + at * LETTER, y, width: part.length * LETTER, size: SIZE };
      return part.trim() === ''
        ? []
        : [
            {
              text: part,
              ...placed,
              font: bold ? 'bold' : 'regular',
              turn: 0 as const,
              struck,
              ...(isAside && { isAside }),
            },
          ];
    });
  });
}

/** The line without the signs of its styles. */
function toRuns(line: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const match of line.matchAll(STYLED)) {
    const [whole, sign, text = ''] = match;
    if (match.index > at) runs.push({ text: line.slice(at, match.index), struck: false, bold: false });
    runs.push({ text, struck: sign === '~', bold: sign === '*' });
    at = match.index + whole.length;
  }
  if (at < line.length) runs.push({ text: line.slice(at), struck: false, bold: false });
  return runs;
}
