import { mentionsRetailPrice } from '../amounts/price-label-score.ts';
import { isPriced, type PrintedLine, textOf } from '../layout/printed-line.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** What a list says beside the titles of its columns of prices, by these; nothing where it explains less than two, or none as the public's. */
export type PriceLegend = (titles: readonly string[]) => ReadonlyMap<string, string>;

/** The legend among the lines of a list: 'Lista 1: precio al público. Lista 2: gimnasios.', 'L1 = PVP; L2 = comercios'. */
export function readPriceLegend(lines: readonly PrintedLine[]): PriceLegend {
  const clauses = lines
    .filter((line) => !isPriced(line))
    .flatMap(({ words }) => normalizeText(textOf(words)).split(CLAUSE_END))
    .flatMap((clause) => {
      const [, title = '', what] = EXPLAINED.exec(clause) ?? [];
      return what === undefined ? [] : [[title, what] as const];
    });
  const explained = new Map(clauses.toReversed());
  return (titles) => {
    const found = new Map(
      titles.flatMap((title) => {
        const what = explained.get(normalizeText(title));
        return what === undefined ? [] : [[title, what] as const];
      }),
    );
    return found.size > 1 && [...found.values()].some(mentionsRetailPrice) ? found : new Map();
  };
}

const CLAUSE_END = /[.;,]\s+|\s[-–•|]\s/;
/** A title, no longer than one is, and what is said of it. */
const EXPLAINED = /^[^\p{L}\d]*([\p{L}\d][^:=()]{0,29}?) ?[:=(] ?([^:()]+)/u;
