import { isCode } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { isBrandAlone, NO_NAMES, readHeading } from '../headings/heading.ts';
import { isPriced, type PrintedLine, styleOf, textOf } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { isSalesTerms } from '../text/sales-terms.ts';
import type { Marked } from './marked-line.ts';
import { goesOn, isBegun, isBeside, lineGap } from './row-owners.ts';
import type { TableOptions } from './table-options.ts';

type HeadingOptions = TableOptions & { region: PageRegion; headingStyles: ReadonlySet<string> };

/** The lines of a region with headings and remarks told from other text. */
export function markHeadings(lines: readonly Marked[], options: HeadingOptions): Marked[] {
  const marked: Marked[] = [];
  for (const [index, line] of lines.entries()) {
    const [above, below] = [marked.at(-1), lines[index + 1]];
    const isNamed = options.region.card !== true && !needsName(lines.slice(index + 1));
    const role = line.role === 'text' ? textRole(line, { ...options, above, below, isNamed }) : line.role;
    marked.push({ ...line, role });
  }
  return marked;
}

type TextOptions = HeadingOptions & {
  above: Marked | undefined;
  below: Marked | undefined;
  /** Whether the next row says its name. */
  isNamed: boolean;
};

/** Whether a line of text is a heading, a remark, or may be part of a name. */
function textRole(
  line: Marked,
  { above, below, isNamed, how, terms, headingStyles, region }: TextOptions,
): 'heading' | 'remark' | 'text' {
  const text = textOf(line.words);
  if (isSalesTerms(text)) return 'remark';
  const { kind } = readHeading(text, terms);
  const isAlone = isBrandAlone(text, terms.brands);
  const isBranded = kind === 'brand' && !isAlone;
  const isSetApart = line.runs.length === 1 && headingStyles.has(styleOf(line)) && mayBeHeading(text);
  const isHeading = isSetApart || (NO_NAMES.includes(kind) && ((isNamed && how !== 'wrapped') || !isBranded));
  // The last words of a name may be its brand.
  const isBelowName = above?.role === 'text' && line.y - above.y < lineGap(line);
  const endsName = isBelowName && !isNamed && !(region.card === true && isAlone);
  if (isHeading) return endsName || (isBegun(line, below) && !isAlone) ? 'text' : 'heading';
  if (kind === 'category') return how === 'row' && mayBeHeading(text) ? 'heading' : 'text';
  // 'sin azúcar x 60 dosis - envase de 300 g' goes on with a name.
  const isOfRow = isBeside(line, above) || isBeside(line, below) || goesOn(line, above);
  return kind === 'remark' && line.runs.length === 1 && !isOfRow ? 'remark' : 'text';
}

/** Whether a price comes next with nothing but sizes and flavors before it. */
function needsName(lines: readonly PrintedLine[]): boolean {
  const priced = lines.findIndex(isPriced);
  return priced >= 0 && !lines.slice(0, priced + 1).some(hasOwnName);
}

/** Whether a line says more than a code, a size or a flavor. */
function hasOwnName({ words }: PrintedLine): boolean {
  return !isSizeOrFlavor(textOf(words.filter(({ amount, text }, at) => !amount && !(at === 0 && isCode(text)))));
}

/** Whether a text may say what the rows below it are: no size, flavor or header. */
export function mayBeHeading(text: string): boolean {
  return /\p{L}{3}|(?:\p{L} ){3}/u.test(text) && !isSizeOrFlavor(text);
}
