import { type BrandNames, endsInBrand } from '../brands/brand-names.ts';
import { isPrice, type Line } from '../page/cell.ts';

/** Where names that need a second line go on: below the line with their price, or they begin above it. */
export type Wrapping = 'below' | 'above' | undefined;

/** How often one way has to be seen, and how much more often than the other. */
const OFTEN = 2;
const CLEARLY = 4;

/** How names go on in a list, from the lines between two products whose words tell to which of them they belong. */
export function readWrapping(lines: readonly Line[], brands: BrandNames): Wrapping {
  let [below, above] = [0, 0];
  let name: string | undefined;
  let between: Line[] = [];
  for (const line of lines) {
    if (!line.cells.some(isPrice)) {
      between.push(line);
      continue;
    }
    const next = nameOf(line);
    const [first, last] = [textOfOne(between[0]), textOfOne(between.at(-1))];
    if (name !== undefined && next !== undefined && first !== undefined && last !== undefined && between.length < 3) {
      const ends = BREAKS_OFF.test(name) || GOES_ON.test(first) || isWrappedBrand(name, first, brands);
      const begins = BREAKS_OFF.test(last) || GOES_ON.test(next) || isWrappedBrand(last, next, brands);
      if (ends && !begins) below += 1;
      if (begins && !ends) above += 1;
    }
    name = next;
    between = [];
  }
  if (below >= OFTEN && below > CLEARLY * above) return 'below';
  return above >= OFTEN && above > CLEARLY * below ? 'above' : undefined;
}

/** Whether the brand at the end of a name stands in its second line, all of it or a part. */
export function isWrappedBrand(name: string, further: string, brands: BrandNames): boolean {
  const alone = [name, further].some((text) => endsInBrand(text, brands));
  return !alone && endsInBrand(`${name} ${further}`, brands);
}

const BREAKS_OFF = /(?:[+,/]|\([^)]*|(?<!\p{L})(?:x|de|del|con|sin|y|e|para|en|la|el))$/iu;
const GOES_ON = /^(?:\p{Ll}|[+/]|(?:[xX] ?)?\d+(?:[.,]\d+)? ?[kKgGmMlLcCtTsSuU]|[xX] ?\d)/u;

function nameOf({ cells }: Line): string | undefined {
  return cells.find(({ amount, text }) => amount === undefined && /\p{L}{3}/u.test(text))?.text;
}

function textOfOne(line: Line | undefined): string | undefined {
  const [cell, ...others] = line?.cells ?? [];
  return cell && others.length === 0 && !cell.amount ? cell.text : undefined;
}
