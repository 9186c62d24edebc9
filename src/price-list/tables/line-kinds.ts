import { brandAlone, brandsIn } from '../brands/brand-names.ts';
import { isCode } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import type { Catalogue } from '../headings/catalogue-terms.ts';
import { NO_NAMES, readHeading } from '../headings/heading.ts';
import { isPriced, type PrintedLine, type Run, styleOf, textOf, toRuns, type Word } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import { cleanName } from '../readers/clean-name.ts';
import type { HeadingStyles } from '../readers/heading-styles.ts';
import { MOST, SEVERAL } from '../shares.ts';
import { hasSize, takeQuantities } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isSalesTerms } from '../text/sales-terms.ts';
import type { Marked } from './marked-line.ts';
import { goesOn, isBegun, isBeside, lineGap } from './row-owners.ts';
import { isFlavorNote } from './row-records.ts';
import type { TableOptions } from './table-options.ts';

export type HeadingOptions = TableOptions & { region: PageRegion; styles: HeadingStyles };

export function markHeadings(lines: readonly Marked[], options: HeadingOptions): Marked[] {
  const marked: Marked[] = [];
  for (const [index, line] of lines.entries()) {
    const [above, below] = [marked.at(-1), lines.slice(index + 1)];
    marked.push(line.role === 'text' ? { ...line, role: textRole(line, { ...options, above, below }) } : line);
  }
  return marked;
}

type TextOptions = HeadingOptions & { above: Marked | undefined; below: readonly Marked[] };

function textRole(
  line: Marked,
  { above, below, how, terms, styles, region }: TextOptions,
): 'heading' | 'remark' | 'text' {
  const text = textOf(line.words);
  if (isSalesTerms(text)) return 'remark';
  if (isLogo(line, terms)) return 'heading';
  const { kind } = readHeading(text, terms);
  const isAlone = brandAlone(text, terms.brands) !== undefined;
  const isNextNamed = region.card !== true && !needsName(below);
  const isBrandInName = kind === 'brand' && !isAlone && (!isNextNamed || how === 'wrapped');
  const style = styleOf(line);
  const isSetApart = styles.brands.has(style) || (isNextNamed && styles.rubrics.has(style));
  if ((NO_NAMES.includes(kind) && !isBrandInName) || (isSetApart && line.runs.length === 1 && mayBeHeading(text))) {
    // The last words of a name may be its brand.
    const isBelowName = above?.role === 'text' && line.y - above.y < lineGap(line);
    const isOfCard = region.card === true && isAlone && !(above && styleOf(above) === style);
    const endsName = isBelowName && !isNextNamed && !isOfCard;
    return endsName || (isBegun(line, below[0]) && !isAlone) ? 'text' : 'heading';
  }
  if (kind === 'category') return (how === 'row' || how === 'crossed') && mayBeHeading(text) ? 'heading' : 'text';
  // 'sin azúcar x 60 dosis - envase de 300 g' continues a name.
  const isOfRow = isFlavorNote(text) || isBeside(line, above) || isBeside(line, below[0]) || goesOn(line, above);
  return kind === 'remark' && line.runs.length === 1 && !isOfRow ? 'remark' : 'text';
}

/** A brand beside texts that name nothing: 'TALLER    DELTA'. */
function isLogo({ runs }: Marked, terms: Catalogue): boolean {
  const isBrand = ({ text }: Run) => brandAlone(text, terms.brands) !== undefined;
  const others = runs.filter((run) => !isBrand(run));
  return (
    others.length === runs.length - 1 &&
    others.length > 0 &&
    !others.some(({ text }) => hasSize(text) || terms.hasWord(text))
  );
}

function needsName(lines: readonly PrintedLine[]): boolean {
  const priced = lines.findIndex(isPriced);
  return priced >= 0 && !lines.slice(0, priced + 1).some(hasOwnName);
}

/** Whether a line has more than a code, a size or a flavor. */
export function hasOwnName({ words }: PrintedLine): boolean {
  const own = words.filter(({ amount }) => !amount);
  const [first, ...others] = own;
  const texts = first && isCode(first.text) ? [own, others] : [own];
  return !texts.some((all) => isSizeOrFlavor(cleanName(textOf(all))));
}

export function mayBeHeading(text: string): boolean {
  return /\p{L}{3}|(?:\p{L} ){3}/u.test(text) && !isSizeOrFlavor(text);
}

/** Whether a line describes a product or terms of sale: in several words of no name, or in a sentence below a name. */
export function isProse({ text }: Run, { brands, hasWord, isBelow }: Catalogue & { isBelow: boolean }): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  const isVariant = isFlavorNote(takeQuantities(normalizeText(text)).rest);
  if (words.length < 2 || hasSize(text) || isVariant || brandsIn(text, brands).length > 0) return false;
  const isLowerCase = words.filter((word) => /^\p{Ll}/u.test(word)).length >= MOST * words.length;
  return (isBelow && text.endsWith('.')) || (isLowerCase && words.length >= SEVERAL && !words.some(hasWord));
}

/** A row without the sentences that describe what is named above it: 'Doble hebilla, 10 mm de espesor. Talle M.' */
export function withoutDescriptions(line: Marked, { hasWord }: Catalogue): Marked {
  const sentences = groupAdjacent(line.words, (_, last) => !last.text.endsWith('.') || last.amount !== undefined);
  const isDescription = (words: readonly Word[]) => {
    const text = textOf(words);
    // '(Choc. / Vain.)' goes on.
    const isEnd = text.endsWith('.') && !/\([^)]*$/.test(text);
    const isSentence = isEnd && (text.match(/\p{L}{3,}/gu)?.length ?? 0) > 1 && !isPriced({ words });
    return isSentence && !isSizeOrFlavor(text) && !hasWord(takeQuantities(normalizeText(text)).rest);
  };
  const words = sentences.filter((own) => !isDescription(own)).flat();
  return { ...line, words, runs: toRuns(words) };
}
