import type { Catalogue } from '../headings/catalogue-terms.ts';
import { readHeading } from '../headings/heading.ts';
import { isAside, type PrintedLine, textOf } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import { namesProduct } from './sentence-names.ts';
import { mentionedBrand } from './text-headings.ts';

const HEADINGS = new Set(['brand', 'category', 'foreign', 'combos', 'offers']);

/** Makes headings of asides that announce what follows: 'PROTEÍNAS', or a brand that somebody asks for: 'y de Delta?'. */
export function withHeadingsOfAsides(pages: readonly PrintedPage[], terms: Catalogue): PrintedPage[] {
  return pages.map((page) => ({ ...page, lines: page.lines.map((line) => toHeading(line, terms)) }));
}

function toHeading(line: PrintedLine, terms: Catalogue): PrintedLine {
  if (!isAside(line)) return line;
  const text = textOf(line.words);
  const { kind } = readHeading(text, terms);
  const isNamed = namesProduct(text, terms);
  // 'Vitamina D3 Delta' is what somebody asks for.
  const isHeading = HEADINGS.has(kind) && !text.includes('?') && !(kind === 'brand' && isNamed);
  if (isHeading) return { ...line, words: line.words.map((word) => ({ ...word, isAside: false })) };
  const brand = isNamed ? undefined : mentionedBrand(text, terms.brands);
  const [first] = line.words;
  return brand === undefined || !first ? line : { ...line, words: [{ ...first, text: brand, isAside: false }] };
}
