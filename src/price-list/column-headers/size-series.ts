import { joinWords, type PrintedLine, toRuns } from '../layout/printed-line.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import { SEVERAL } from '../shares.ts';
import { withGarmentSizes } from '../sizes/garment-sizes.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { GARMENT_SIZES } from '../text/word-forms.ts';

const SIZE_WORD = /(?<!\p{L})talles?(?!\p{L})/u;
const SHORT = /^\p{L}{0,2}\d{1,2}(?:[-/]\d{1,2})?$/u;
const KIMONO = /^a\d$/;

/** The line with 'Talle' before sizes in ascending order: 'S | M | L', 'Talle | 38 | 40 | 42', 'A1 | A2 | A3'. */
export function withSizesInFull(line: PrintedLine): PrintedLine {
  const runs = toRuns(line.words).map((run) => ({ ...run, bare: normalizeText(run.text) }));
  const hasSizeWord = runs.some(({ bare }) => SIZE_WORD.test(bare));
  const letters = runs.filter(({ bare }) => !SIZE_WORD.test(bare) && sizeRank(bare) >= 0);
  const series = groupAdjacent(letters, (one, last) => sizeRank(one.bare) > sizeRank(last.bare));
  const [pattern, fewest] = hasSizeWord ? [SHORT, 2] : [KIMONO, SEVERAL];
  const short = runs.filter(({ bare }) => pattern.test(bare));
  // The same sizes again are of another price.
  const areLetters = series.length > 0 && series.every((own) => own.length > 1 && own.length === series[0]?.length);
  const sizes = [...(areLetters ? letters : []), ...(short.length >= fewest ? short : [])];
  if (sizes.length === 0) return line;
  const words = runs.flatMap((run) =>
    sizes.includes(run) ? joinWords(run.words).map((word) => ({ ...word, text: `Talle ${word.text}` })) : run.words,
  );
  return { ...line, words };
}

/** The rank of the smallest size of a text with nothing else; -1 for other texts. */
function sizeRank(bare: string): number {
  const one = withGarmentSizes(bare);
  const [, ...sizes] = (GARMENT_SIZES.includes(one) ? ` talle ${one}` : one).split(/ *talle /);
  return sizes.length > 0 ? Math.min(...sizes.map((size) => GARMENT_SIZES.indexOf(size.trim()))) : -1;
}
