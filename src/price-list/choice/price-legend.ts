import { normalizeText } from '../text/normalize-text.ts';

/** What a list says of a column of prices beside its title; '' where it says nothing. */
export type PriceLegend = (title: string) => string;

/** In letters: what is longer is no title. */
const LONGEST_TITLE = 30;

/** The legend among the texts of a list: 'Lista 1: precio al público. Lista 2: gimnasios.', 'L2 = comercios'. */
export function readPriceLegend(texts: readonly string[]): PriceLegend {
  const said = texts.map((text) => normalizeText(text)).filter((text) => EXPLAINS.test(text));
  return (title) => {
    const bare = normalizeText(title);
    if (bare === '' || bare.length > LONGEST_TITLE) return '';
    return said.flatMap((text) => explanations(text, bare)).find((what) => what !== '') ?? '';
  };
}

const EXPLAINS = /[\p{L}\d] ?[:=(] ?\p{L}/u;
const EXPLANATION = /^ ?[:=(] ?([^.,;:()$]+)/;

function explanations(text: string, title: string): string[] {
  const parts = text.split(title);
  return parts.slice(1).flatMap((behind, at) => {
    const isOfWord = /[\p{L}\d]$/u.test(parts[at] ?? '');
    return (isOfWord ? undefined : EXPLANATION.exec(behind)?.[1]) ?? [];
  });
}
