import { splitUnavailable } from '../amounts/no-price.ts';
import { hasPesos, type PrintedLine, type Run, textOf, toRuns } from '../layout/printed-line.ts';
import { areMost } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { GOES_ON } from './unavailable-prices.ts';

/** The lines whose product is not sold, as they say by a mark that the list explains. */
export function findMarkedUnavailable(lines: readonly PrintedLine[]): PrintedLine[] {
  const priced = lines.filter(hasPesos);
  const legend = new Map(lines.filter((line) => !hasPesos(line)).flatMap(({ words }) => readLegend(textOf(words))));
  const isMarked = ({ words }: PrintedLine) => {
    const marks = toRuns(words).flatMap(marksOf);
    return legend.get(marks.findLast((mark) => legend.has(mark)) ?? '') === true;
  };
  // What most lines have is a bullet.
  return areMost(priced, isMarked) ? [] : priced.filter(isMarked);
}

const SIGN = String.raw`[^\p{L}\p{N}\s()[\]$%:;,./=|"'–¡!¿?+&-]{1,3}`;
/** A sign, '(*) Artículo sin stock', or letters, 'EST: A=ACTIVO F=FALTA D=DISCONTINUADO'. */
const ENTRY = new RegExp(String.raw`(?<![^\s:;,|([])(?:[([]?(${SIGN})[)\]]?|(\p{Lu}{1,2})(?=\s?=))`, 'gu');
const MARK = new RegExp(String.raw`^[([]?(${SIGN})(?!${SIGN})|(?<!${SIGN})(${SIGN})[)\]]?$|^(\p{Lu}{1,2})$`, 'u');

/** The marks that a text explains, and whether they say that a product is not sold. */
function readLegend(text: string): [mark: string, isOut: boolean][] {
  const entries = [...text.matchAll(ENTRY)];
  return entries.map(({ 0: whole, 1: sign, 2: letters = '', index }, at) => {
    const meaning = normalizeText(text.slice(index + whole.length, entries[at + 1]?.index));
    return [sign ?? letters, isOut(meaning)];
  });
}

function marksOf({ text }: Run): string[] {
  const [, before, behind, letters] = MARK.exec(text) ?? [];
  return [before ?? behind ?? letters ?? []].flat();
}

/** What may precede it: 'Artículos momentáneamente sin stock', but not 'Maca sin stock'. */
const OF_ALL = /^\P{L}*(?:(?:art(?:iculos?)?|productos?|items?|estan?|(?:momentanea|temporal|actual)mente)\P{L}*)*$/u;

function isOut(meaning: string): boolean {
  if (/(?<!\p{L})faltan?(?:te)?s?(?!\p{L})/u.test(meaning)) return true;
  const said = splitUnavailable(meaning);
  return said !== undefined && OF_ALL.test(said.before) && GOES_ON.test(said.behind);
}
