import { isCode } from '../column-headers/code.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { isBrandAlone, readHeading } from '../headings/heading.ts';
import { isPriced, type PrintedLine, styleOf, textOf } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { isBoldMarkup } from '../text/bold-text.ts';
import { isSalesTerms } from '../text/sales-terms.ts';
import type { Marked } from './marked-line.ts';
import { goesOn, isBegun, isBelowRow, isBeside, leftOf, lineGap } from './row-owners.ts';
import type { TableOptions } from './table-options.ts';

type LineKind = Marked['role'] | 'heading' | 'remark';

type KindOptions = TableOptions & { region: PageRegion; headingStyles: ReadonlySet<string> };

/** What each line of a region is. */
export function lineKinds(lines: readonly Marked[], options: KindOptions): LineKind[] {
  const { terms, region, how } = options;
  const kinds: LineKind[] = [];
  const rowEdges = new Set(lines.filter(({ role }) => role === 'priced').map((line) => Math.round(leftOf(line))));
  for (const [index, line] of lines.entries()) {
    if (line.role !== 'text') {
      kinds.push(line.role);
      continue;
    }
    const [above, below] = [lines[index - 1], lines[index + 1]];
    const isBesideRow = isBeside(line, above) || isBeside(line, below);
    const isInRow = rowEdges.has(Math.round(leftOf(line))) && isBesideRow;
    const isName = region.card === true || needsName(lines.slice(index + 1));
    const kind = isInRow ? 'text' : textKind(line, { ...options, isName });
    const isAlone = isBrandAlone(textOf(line.words), terms.brands);
    const isBelowName = kinds[index - 1] === 'text' && above !== undefined && line.y - above.y < lineGap(line);
    // The last words of a name may be its brand.
    const endsName = isBelowName && isName && !(region.card === true && isAlone);
    const isWrapped = how === 'wrapped' && goesOn(line, above);
    if (kind === 'remark' && (isBesideRow || goesOn(line, above))) kinds.push('text');
    else if (kind === 'category') kinds.push(isBelowRow(line, { above, below }) ? 'text' : 'heading');
    else if (kind === 'heading' && (endsName || isWrapped || (isBegun(line, below) && !isAlone))) kinds.push('text');
    else kinds.push(kind);
  }
  return kinds;
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
