import { UNITS } from '../sizes/units.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { type PrintedLine, textOf, type Word } from './printed-line.ts';

/** 'Precios en miles de pesos', 'PVP (miles $)' */
const STATEMENT =
  /(?:\ben |\()miles de (?:pesos|\$)|\b(?:precio|valor|importe|pvp|lista)[^.;]{0,80}(?:\ben |\()miles\b(?! de)/;

const DECIMAL = /^\d{1,4}[.,]\d{1,2}$/;
/** At the end of a line, where no size or code stands. */
const WHOLE = /^\d{1,3}$/;
/** Prices with a sign from here on are written in full. */
const IN_FULL_CENTAVOS = 1000_00;

/** The lines with prices in pesos where the list says that it has them in thousands: '44,7' is $ 44.700. */
export function withThousandsInPesos(lines: readonly PrintedLine[]): PrintedLine[] {
  const statements = new Set(lines.filter(({ words }) => STATEMENT.test(normalizeText(textOf(words)))));
  if (statements.size === 0) return [...lines];
  return lines.map((line) => {
    // An example: '38,9 equivale a $ 38.900'.
    if (statements.has(line)) return { ...line, words: line.words.map((word) => ({ ...word, amount: undefined })) };
    const first = line.words.findIndex(({ text }) => /\p{L}/u.test(text));
    const words = line.words.map((word, at) => (first >= 0 && at > first ? inPesos(word, line.words[at + 1]) : word));
    return { ...line, words };
  });
}

/** A word behind a name, in pesos if it is a price in thousands. */
function inPesos(word: Word, next: Word | undefined): Word {
  const { amount, text, joined } = word;
  const isSigned = amount?.kind === 'pesos' && amount.writing === 'signed';
  const isNumber = (next ? !joined && DECIMAL.test(text) : DECIMAL.test(text) || WHOLE.test(text)) && !isUnit(next);
  if (isSigned ? amount.centavos >= IN_FULL_CENTAVOS : !isNumber) return word;
  const centavos = isSigned ? 1000 * amount.centavos : Math.round(1000_00 * Number(text.replace(',', '.')));
  return {
    ...word,
    amount: { kind: 'pesos', centavos, confident: isSigned, writing: isSigned ? 'signed' : 'grouped' },
  };
}

function isUnit(word: Word | undefined): boolean {
  return word !== undefined && UNITS.has(normalizeText(word.text).replace(/[.,;:)]+$/, ''));
}
