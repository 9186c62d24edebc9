import { isCode } from '../column-headers/code.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { isBrandAlone, readHeading } from '../headings/heading.ts';
import { isPriced, type PrintedLine, styleOf, textOf } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { isBoldMarkup } from '../text/bold-text.ts';
import { isSalesTerms } from '../text/sales-terms.ts';
import type { Marked } from './marked-line.ts';
import { isBegun, isBelowRow, isBeside, leftOf, lineGap } from './row-owners.ts';
import type { TableOptions } from './table-options.ts';

type KindOptions = TableOptions & { region: PageRegion; headingStyles: ReadonlySet<string> };

/** The lines of a region with headings and remarks told from other text. */
export function markHeadings(lines: readonly Marked[], options: KindOptions): Marked[] {
  const { terms, region } = options;
  const marked: Marked[] = [];
  const rowEdges = new Set(lines.filter(({ role }) => role === 'priced').map((line) => Math.round(leftOf(line))));
  for (const [index, line] of lines.entries()) {
    if (line.role !== 'text') {
      marked.push(line);
      continue;
    }
    const [above, below] = [lines[index - 1], lines[index + 1]];
    const isInRow = rowEdges.has(Math.round(leftOf(line))) && (isBeside(line, above) || isBeside(line, below));
    const isName = region.card === true || needsName(lines.slice(index + 1));
    const kind = isInRow ? 'text' : textKind(line, { ...options, isName });
    const isAlone = isBrandAlone(textOf(line.words), terms.brands);
    const before = marked.at(-1);
    const isBelowName = before?.role === 'text' && line.y - before.y < lineGap(line);
    // The last words of a name may be its brand.
    const endsName = isBelowName && isName && !(region.card === true && isAlone);
    const isText =
      kind === 'category'
        ? isBelowRow(line, { above, below })
        : kind === 'heading' && (endsName || (isBegun(line, below) && !isAlone));
    const role = isText ? 'text' : kind === 'category' ? 'heading' : kind;
    marked.push({ ...line, role });
  }
  return marked;
}

/** Whether a line of text is a heading, a remark, or may be part of a name. */
function textKind(
  { words, runs }: Marked,
  { how, terms, headingStyles, isName }: KindOptions & { isName: boolean },
): 'heading' | 'category' | 'remark' | 'text' {
  const text = textOf(words);
  if (isSalesTerms(text)) return 'remark';
  if (isBoldMarkup(text)) return 'heading';
  const { kind } = readHeading(text, terms);
  if (kind === 'brand' && isName && !isBrandAlone(text, terms.brands)) return 'text';
  if (runs.length === 1 && headingStyles.has(styleOf({ words })) && mayBeHeading(text)) return 'heading';
  if (kind === 'brand' && how === 'wrapped' && !isBrandAlone(text, terms.brands)) return 'text';
  if (kind === 'category') return how === 'row' && mayBeHeading(text) ? 'category' : 'text';
  if (kind === 'brand' || kind === 'foreign' || kind === 'combos' || kind === 'offers') return 'heading';
  if (kind === 'remark' && runs.length === 1) return 'remark';
  return 'text';
}

/** Whether a price comes next with nothing but sizes and flavors before it. */
export function needsName(lines: readonly PrintedLine[]): boolean {
  const priced = lines.findIndex(isPriced);
  return priced >= 0 && !lines.slice(0, priced + 1).some(hasOwnName);
}

/** Whether a line says more than a code, a size or a flavor. */
function hasOwnName({ words }: PrintedLine): boolean {
  return !isSizeOrFlavor(textOf(words.filter(({ amount, text }, at) => !amount && !(at === 0 && isCode(text)))));
}

/** Whether a text may say what the rows below it are: no size, flavor, code or header. */
export function mayBeHeading(text: string): boolean {
  return /\p{L}{3}|(?:\p{L} ){3}/u.test(text) && !isSizeOrFlavor(text) && !isCode(text);
}
