import { brandAlone, brandsIn } from '../brands/brand-names.ts';
import { isCode } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import type { Catalogue } from '../headings/catalogue-terms.ts';
import { hasSize, NO_NAMES, readHeading } from '../headings/heading.ts';
import { isPriced, type PrintedLine, type Run, styleOf, textOf } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { cleanName } from '../readers/clean-name.ts';
import type { HeadingStyles } from '../readers/heading-styles.ts';
import { MOST, SEVERAL } from '../shares.ts';
import { isSalesTerms } from '../text/sales-terms.ts';
import type { Marked } from './marked-line.ts';
import { goesOn, isBegun, isBeside, lineGap } from './row-owners.ts';
import { isFlavorNote } from './row-records.ts';
import type { TableOptions } from './table-options.ts';

export type HeadingOptions = TableOptions & { region: PageRegion; styles: HeadingStyles };

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

function textRole(
  line: Marked,
  { above, below, isNamed, how, terms, styles, region }: TextOptions,
): 'heading' | 'remark' | 'text' {
  const text = textOf(line.words);
  if (isSalesTerms(text)) return 'remark';
  const { kind } = readHeading(text, terms);
  const isAlone = brandAlone(text, terms.brands) !== undefined;
  if (isLogo(line, terms)) return 'heading';
  const isBranded = kind === 'brand' && !isAlone;
  const isCustom = styles.brands.has(styleOf(line)) || (isNamed && styles.rubrics.has(styleOf(line)));
  const isSetApart = line.runs.length === 1 && isCustom && mayBeHeading(text);
  const isHeading = isSetApart || (NO_NAMES.includes(kind) && ((isNamed && how !== 'wrapped') || !isBranded));
  // The last words of a name may be its brand.
  const isBelowName = above?.role === 'text' && line.y - above.y < lineGap(line);
  const isOfCard = region.card === true && isAlone && !(above && styleOf(above) === styleOf(line));
  const endsName = isBelowName && !isNamed && !isOfCard;
  if (isHeading) return endsName || (isBegun(line, below) && !isAlone) ? 'text' : 'heading';
  if (kind === 'category') return how === 'row' && mayBeHeading(text) ? 'heading' : 'text';
  // 'sin azúcar x 60 dosis - envase de 300 g' goes on with a name.
  const isOfRow = isFlavorNote(text) || isBeside(line, above) || isBeside(line, below) || goesOn(line, above);
  return kind === 'remark' && line.runs.length === 1 && !isOfRow ? 'remark' : 'text';
}

/** Whether a brand stands beside texts that name nothing, as a logo does: 'TALLER    DELTA'. */
function isLogo({ runs }: Marked, terms: Catalogue): boolean {
  const isBrand = ({ text }: Run) => brandAlone(text, terms.brands) !== undefined;
  const others = runs.filter((run) => !isBrand(run));
  return others.length === runs.length - 1 && others.length > 0 && !others.some(({ text }) => terms.hasWord(text));
}

/** Whether a price comes next with nothing but sizes and flavors before it. */
function needsName(lines: readonly PrintedLine[]): boolean {
  const priced = lines.findIndex(isPriced);
  return priced >= 0 && !lines.slice(0, priced + 1).some(hasOwnName);
}

/** Whether a line says more than a code, a size or a flavor. */
export function hasOwnName({ words }: PrintedLine): boolean {
  const own = words.filter(({ amount }) => !amount);
  const [first, ...others] = own;
  const texts = first && isCode(first.text) ? [own, others] : [own];
  return !texts.some((all) => isSizeOrFlavor(cleanName(textOf(all))));
}

/** Whether a text may say what the rows below it are: no size, flavor or header. */
export function mayBeHeading(text: string): boolean {
  return /\p{L}{3}|(?:\p{L} ){3}/u.test(text) && !isSizeOrFlavor(text);
}

/**
 * Whether a line talks of a product, or of terms of sale, instead of naming any: in several words none of which is in the
 * name of a product, or in a sentence below a name.
 */
export function isProse(
  { words }: Pick<PrintedLine, 'words'>,
  { brands, hasWord, isBelow }: Catalogue & { isBelow: boolean },
): boolean {
  const text = textOf(words);
  const said = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  if (said.length < 2 || hasSize(text) || isFlavorNote(text)) return false;
  if (brandsIn(text, brands).length > 0) return false;
  const isSpoken = said.filter((word) => /^\p{Ll}/u.test(word)).length >= MOST * said.length;
  return (isBelow && text.endsWith('.')) || (isSpoken && said.length >= SEVERAL && !said.some(hasWord));
}
