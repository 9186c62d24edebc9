import { MOST, NEARLY_ALL } from '../shares.ts';
import { UNITS } from '../sizes/units.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isPriced, type PrintedLine, pesosIn, textOf, type Word, withoutAmounts } from './printed-line.ts';

/** The lines without bare amounts where most have a sign or groups, without '1.250 kcal' where nearly all have a sign. */
export function withPriceWriting(lines: readonly PrintedLine[]): PrintedLine[] {
  const priced = lines.filter(isPriced);
  const isWritten = ({ amount }: Word) =>
    amount?.kind === 'foreign-currency' || (amount?.kind === 'pesos' && amount.writing !== 'bare');
  if (priced.filter(({ words }) => words.some(isWritten)).length < MOST * priced.length) return [...lines];
  const amounts = pesosIn(priced);
  const areSigned = amounts.filter(({ writing }) => writing === 'signed').length >= NEARLY_ALL * amounts.length;
  const isOther = ({ amount }: Word, next: Word | undefined) =>
    amount?.writing === 'bare' || (areSigned && amount?.writing === 'grouped' && next?.joined === true);
  return lines.map((line) => ({ ...line, words: withoutAmounts(line.words, isOther) }));
}

/** A line of a spreadsheet without bare numbers within a cell; in titles, which have no price, also at its end. */
export function withNumberCells(line: PrintedLine): PrintedLine {
  const isBehind = ({ joined, amount }: Word) => joined && amount?.writing === 'bare';
  const hasOthers = line.words.some((word) => word.amount && !isBehind(word));
  const words = withoutAmounts(line.words, (word, next) => isBehind(word) && (!hasOthers || next?.joined === true));
  return { ...line, words };
}

/** 'Precios en miles de pesos', 'PVP (miles $)' */
const STATEMENT =
  /(?:\ben |\()miles de (?:pesos|\$)|\b(?:precio|valor|importe|pvp|lista)[^.;]{0,80}(?:\ben |\()miles\b(?! de)/;

const DECIMAL = /^\d{1,4}[.,]\d{1,2}$/;
/** At the end of a line, where no size or code stands. */
const WHOLE = /^\d{1,3}$/;
/** Prices with a sign from here on are written in full. */
const IN_FULL_CENTAVOS = 1000_00;

/** The lines with prices in pesos where the list says that it has them in thousands: '44,7' is $ 44.700. */
export function withThousandsInPesos(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const statements = new Set(lines.filter(({ words }) => STATEMENT.test(normalizeText(textOf(words)))));
  if (statements.size === 0) return lines;
  return lines.map((line) => {
    // An example: '38,9 equivale a $ 38.900'.
    if (statements.has(line)) return { ...line, words: withoutAmounts(line.words, () => true) };
    const first = line.words.findIndex(({ text }) => /\p{L}/u.test(text));
    const words = line.words.map((word, at) => (first >= 0 && at > first ? inPesos(word, line.words[at + 1]) : word));
    return { ...line, words };
  });
}

function inPesos(word: Word, next: Word | undefined): Word {
  const { amount, text, joined } = word;
  if (amount?.kind === 'pesos' && amount.writing === 'signed') {
    const { centavos } = amount;
    return centavos < IN_FULL_CENTAVOS ? { ...word, amount: { ...amount, centavos: 1000 * centavos } } : word;
  }
  const isNumber = next ? !joined && DECIMAL.test(text) && !isUnit(next) : DECIMAL.test(text) || WHOLE.test(text);
  if (!isNumber) return word;
  const centavos = Math.round(1000_00 * Number(text.replace(',', '.')));
  return { ...word, amount: { kind: 'pesos', centavos, confident: false, writing: 'grouped' } };
}

const isUnit = ({ text }: Word) => UNITS.has(normalizeText(text).replace(/[.,;:)]+$/, ''));
