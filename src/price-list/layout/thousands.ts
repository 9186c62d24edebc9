import { UNITS } from '../sizes/units.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { type PrintedLine, textOf, type Word } from './printed-line.ts';

/** 'Precios en miles de pesos', 'PVP (miles $)' */
const STATEMENT =
  /(?:\ben |\()miles de (?:pesos|\$)|\b(?:precio|valor|importe|pvp|lista)[^.;]*(?:\ben |\()miles\b(?! de)/;

const DECIMAL = /^\d{1,4}[.,]\d{1,2}$/;

/** A list that says so has its prices in thousands; more than so many are written in full. */
const MOST_THOUSANDS = 10_000;

/** The lines with prices in pesos where the list says that it has them in thousands: '44,7' is $ 44.700. */
export function withThousandsInPesos(lines: readonly PrintedLine[]): PrintedLine[] {
  const isStatement = ({ words }: PrintedLine) => STATEMENT.test(normalizeText(textOf(words)));
  if (!lines.some(isStatement)) return [...lines];
  return lines.map((line) => {
    const inLine = (word: Word, at: number) =>
      // An example: '38,9 equivale a $ 38.900'.
      isStatement(line) ? { ...word, amount: undefined } : inPesos(word, line.words[at + 1]);
    return { ...line, words: line.words.map(inLine) };
  });
}

function inPesos(word: Word, next: Word | undefined): Word {
  const { amount, text } = word;
  const isMeasure = UNITS.has(normalizeText(next?.text ?? '').replace(/\.$/, ''));
  const isDecimal = !amount && !isMeasure && DECIMAL.test(text);
  const thousands = isDecimal ? Number(text.replace(',', '.')) : amount?.kind === 'pesos' ? amount.centavos / 100 : 0;
  if (thousands === 0 || thousands >= MOST_THOUSANDS) return word;
  return {
    ...word,
    amount: { kind: 'pesos', centavos: Math.round(100_000 * thousands), confident: false, writing: 'grouped' },
  };
}
