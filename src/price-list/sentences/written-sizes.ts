import { SPELLED_SIZES } from '#domain/search/measure-units.ts';
import { UNITS } from '../sizes/units.ts';
import { phraseAt, type Replacement, readNumberWords, replaceTokens, type Token } from '../text/number-words.ts';

/** Sizes in words: 'ídem kilo', 'el medio kilo', 'kilo y medio', 'siete y medio', 'que trae cinco'. */
const WRITTEN_SIZES: readonly (readonly [RegExp, string])[] = [
  ...SPELLED_SIZES,
  [/(?<![\d/] ?)(?<!\p{L})(kilo|litro|(?<=(?:x|por) )kg)(?!\p{L})/giu, '1 $1'],
  [/(?<=^|[\p{L}:,] )kg(?=[^\p{L}\d]*$)/giu, '1 kg'],
  // Right before its price: 'Almendras 1/4 $ 3.200 // 1/2 $ 6.100'.
  [/(?<![\d/.,:]|\d )([13]\/[24])(?=[^\p{L}\d]*$)/gu, '$1 kg'],
  [/(?<!\p{L})medio(?=[^\p{L}\d]*$)/giu, '1/2 kg'],
  [/(?<=(?<!\p{L})(?:el|de|un) )cuarto(?=[^\p{L}\d]*$)/giu, '1/4 kg'],
  [/(?<!\p{L})(?:que )?traen? (?:de )?(?=\d+(?![\d.,]| ?\p{L}))/giu, 'x '],
  [/(?<!\p{L})(caja|pack|display|bulto) de (?=\d+(?![\d.,]| ?\p{L}))/giu, '$1 x '],
];

/** Garment sizes as they are said: 'talle eme', 'talles ele y equis ele'. */
const SAID_GARMENT = String.raw`(?:(?:doble |triple )?equis )*(?:ese|eme|ele)(?!\p{L})`;
const SAID_GARMENTS = new RegExp(
  String.raw`(?<=(?<!\p{L})talles? )${SAID_GARMENT}(?:(?:, | y |, y )${SAID_GARMENT})*`,
  'giu',
);
const LETTERS: Record<string, string> = { equis: 'X', ese: 'S', eme: 'M', ele: 'L', doble: 'X', triple: 'XX' };

/** A text with its sizes in digits and letters, and its numbers as `hasWord` knows them: 'omega tres'. */
export function withSizesInDigits(text: string, hasWord: (word: string) => boolean = () => false): string {
  const counted = replaceTokens(text, (tokens, at) => countAt(tokens, at, hasWord)).replace(SAID_GARMENTS, (said) =>
    said.replace(/\p{L}{3,}(?: (?=equis|ese|eme|ele))?/giu, (word) => LETTERS[word.trim().toLowerCase()] ?? word),
  );
  return WRITTEN_SIZES.reduce((all, [written, digits]) => all.replace(written, digits), counted);
}

/** A number behind 'de' or 'por', or before a unit: there is a brand 'Tres Cerros'. */
function countAt(tokens: readonly Token[], at: number, hasWord: (word: string) => boolean): Replacement | undefined {
  const [before, first] = [tokens[at - 1], tokens[at]];
  if (!first || !readNumberWords([first.bare])) return undefined;
  const words = phraseAt(tokens, at).map(({ bare }) => bare);
  const number = readNumberWords(words);
  if (!number) return undefined;
  const [written, digits] = [first.text, String(number.value)];
  // 'BCAA dos uno uno'
  const [ratio] = /^\p{L}+(?: (?:a )?uno){2}(?= |$)/u.exec(words.join(' ')) ?? [];
  if (ratio !== undefined) return { text: `${digits}:1:1`, count: ratio.split(' ').length };
  const last = at > 0 && /^\s$/.test(first.gap) ? (before?.bare ?? '') : '';
  const isBehind = /^(?:de|por|x|traen?)$/.test(last) && number.value > 1;
  const unit = words[number.count] ?? '';
  if (unit === 'por' && words[number.count + 1] === 'ciento') return { text: `${digits}%`, count: number.count + 2 };
  const isOfUnit = unit.length > 3 && UNITS.has(unit);
  const isOfName = number.count === 1 && hasWord(last) && !hasWord(written) && hasWord(digits);
  return isOfUnit || isBehind || isOfName ? { text: digits, count: number.count } : undefined;
}
