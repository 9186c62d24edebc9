import type { Centavos } from '#domain/money/money.ts';
import { readPrintedAmount } from '../amounts/amount.ts';
import { COLUMN_GAP, isAside, isPriced, type PrintedLine, pesosIn, textOf, type Word } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import type { ListPiece, ListRecord } from '../readers/list-piece.ts';
import { countSharedWords } from './named-record.ts';

/** A price that is wrong elsewhere in the list, and the right one: 'Whey 1 kg: donde dice $ 30.000 debe decir $ 33.000'. */
export type StatedCorrection = { said: string; from: Centavos; to: Centavos };

const LEADS_TO_WRONG = /(?:donde dice|dec[ií]a|figura(?:ba)?|\bno (?:es|son|sale|vale|va))[^\p{L}\p{N}]*$/iu;
const LEADS_TO_RIGHT =
  /^[^\p{L}\p{N}]*(?:(?:y|sino|ahora) )?(?:sino|deb(?:e|en|[ií]a) (?:decir|ser)|van?|es|son|salen?|valen?|l[eé]ase)(?: a)?[^\p{L}\p{N}]*$/iu;

/** In words, with the sign of the price: 'donde dice : $'. */
const LONGEST_LEAD = 4;
/** A list corrects few prices; one with more says something else. */
const MOST_CORRECTIONS = 50;

/** Takes the lines that say which price of another line is wrong out of the pages, wherever they stand. */
export function takeCorrections(pages: readonly PrintedPage[]): {
  pages: PrintedPage[];
  corrections: StatedCorrection[];
} {
  const all = pages.flatMap(({ lines }) =>
    lines.flatMap((line, at) => {
      const correction = isAside(line) ? undefined : correctionIn(line, lines[at - 1]);
      return correction ? [{ line, correction }] : [];
    }),
  );
  const stating = new Set(all.map(({ line }) => line));
  const others = pages.flatMap(({ lines }) => lines.filter((line) => !stating.has(line)));
  const printed = new Set(pesosIn(others).map(({ centavos }) => centavos));
  const meant = all.filter(({ correction }) => printed.has(correction.from));
  const taken = meant.length > MOST_CORRECTIONS ? [] : meant;
  const left = new Set(taken.map(({ line }) => line));
  return {
    pages: pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !left.has(line)) })),
    corrections: taken.map(({ correction }) => correction),
  };
}

function correctionIn({ words }: PrintedLine, above: PrintedLine | undefined): StatedCorrection | undefined {
  const prices = words.flatMap((word, at) => {
    const amount = word.amount ?? readNumber(word.text);
    return amount?.kind === 'pesos' ? { ...amount, at } : [];
  });
  const first = prices.findIndex(({ at }) =>
    LEADS_TO_WRONG.test(textOf(words.slice(Math.max(0, at - LONGEST_LEAD), at))),
  );
  const [wrong, right] = first < 0 ? [] : prices.slice(first);
  if (!wrong || !right || !isSentence(words.slice(0, right.at + 1))) return undefined;
  const [before, behind] = [textOf(words.slice(0, wrong.at)), textOf(words.slice(right.at + 1))];
  const isRight = LEADS_TO_RIGHT.test(textOf(words.slice(wrong.at + 1, right.at)));
  const isOpen = words[right.at]?.text.endsWith('?') || OPEN.test(behind);
  if (!isRight || CONDITION.test(before) || isOpen) return undefined;
  const title = above && !isPriced(above) ? textOf(above.words) : '';
  const said = [title, before, ...(/igual|mism[oa]|sigue/iu.test(behind) ? [] : [behind])].join(' ');
  return { said, from: wrong.centavos, to: right.centavos };
}

/** Then it is another price, or another time: 'en efectivo no sale $ 9.000, sale $ 8.500'. */
const CONDITION =
  /(?<!\p{L})(?:efectivo|contado|transferencia|llevando|comprando|bolsa|bulto|caja|cerrad[oa]|mayor|desde|a partir)(?!\p{L})/iu;
/** A question, or taken back: '¿no es $ 9.000, es $ 9.500?' */
const OPEN = /^[^\p{L}\d]*\?|perd[oó]n/iu;

/** Cells beside each other are further apart. */
function isSentence(words: readonly Word[]): boolean {
  return words.slice(1).every((word, at) => word.left - (words[at]?.right ?? 0) < COLUMN_GAP * word.size);
}

/** A number at the end of a sentence, which is no price by its looks: '13800.' */
function readNumber(text: string): ReturnType<typeof readPrintedAmount> {
  const [, digits] = /^(\d{3,}(?:[.,]\d+)*)[.,;]?$/.exec(text) ?? [];
  return digits === undefined ? undefined : readPrintedAmount(`$ ${digits}`);
}

/** Corrects the products that cost so and share most words with what was said. */
export function applyCorrections(
  pieces: readonly ListPiece[],
  corrections: readonly StatedCorrection[],
): readonly ListPiece[] {
  return corrections.reduce(correctPieces, pieces);
}

function correctPieces(pieces: readonly ListPiece[], { said, from, to }: StatedCorrection): readonly ListPiece[] {
  const costing = pieces.flatMap((piece) =>
    piece.kind === 'record' && piece.prices.some(({ centavos }) => centavos === from)
      ? { record: piece, shared: countSharedWords(piece.name, said) }
      : [],
  );
  const most = Math.max(...costing.map(({ shared }) => shared));
  const meant = costing.filter(({ shared }) => shared > 0 && shared === most).map(({ record }) => record);
  return pieces.map((piece) => (piece.kind === 'record' && meant.includes(piece) ? withPrice(piece, from, to) : piece));
}

function withPrice(record: ListRecord, from: Centavos, to: Centavos): ListRecord {
  const prices = record.prices.map((price) => (price.centavos === from ? { ...price, centavos: to } : price));
  return { ...record, prices, line: `${record.line} → $ ${to / 100}` };
}
