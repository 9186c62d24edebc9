import { mentionsRetailPrice } from '../amounts/price-label-score.ts';
import { isPriced, type PrintedLine, textOf } from '../layout/printed-line.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** Explanations by column titles; none where fewer than two are explained, or none as the public's. */
export type PriceLegend = (titles: readonly string[]) => ReadonlyMap<string, string>;

/** The legend of a list's price columns: 'Lista 1: precio al público. Lista 2: gimnasios.', 'L1 = PVP; L2 = comercios'. */
export function readPriceLegend(lines: readonly PrintedLine[]): PriceLegend {
  const clauses = lines
    .filter((line) => !isPriced(line))
    .flatMap(({ words }) => normalizeText(textOf(words)).split(CLAUSE_END));
  const explained = new Map<string, string>();
  for (const clause of clauses) {
    const [, title = '', what] = EXPLAINED.exec(clause) ?? [];
    if (what !== undefined && !explained.has(title)) explained.set(title, what);
  }
  return (titles) => {
    const own = titles.map((title) => [title, explained.get(normalizeText(title)) ?? ''] as const);
    const found = new Map(own.filter(([, what]) => what !== ''));
    return found.size > 1 && [...found.values()].some(mentionsRetailPrice) ? found : new Map();
  };
}

const CLAUSE_END = /[.;,]\s+|\s[-–•|]\s/;
const EXPLAINED = /^[^\p{L}\d]*([\p{L}\d][^:=()]{0,29}?) ?[:=(] ?([^:()]+)/u;
