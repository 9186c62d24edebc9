import { minimumQuantity } from '../amounts/price-label-score.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** A size with its price, and the cell of that. */
type Pair = { size: string; price: Cell };
/** The sizes of one product in one line; `open` when the line ends in a mark after which more follow. */
type Sizes = { name: string; pairs: Pair[]; open: boolean };

const MARK = '[|·•/;–—-]';
const BEGINS = new RegExp(String.raw`^\s*${MARK}+\s*`);
const ENDS = /\s*[:=]\s*$/;
/** Lines of one text are nearer than this, in sizes of their letters. */
const NEXT = 1.7;

/**
 * The lines of a block where one that tells several sizes of a product, each with its price, is one for each of them:
 * 'CREATINA: 300 g $ 35.000 | 500 g $ 53.000'.
 */
export function splitSizes(lines: readonly Line[]): Line[] {
  let before: { sizes: Sizes; y: number } | undefined;
  return lines.flatMap((line) => {
    const size = Math.max(...line.cells.map((cell) => cell.size));
    const above = before && line.y - before.y < NEXT * size ? before.sizes : undefined;
    const sizes = sizesIn(line, above);
    before = sizes && { sizes, y: line.y };
    const [first] = line.cells;
    const several = sizes && (sizes.pairs.length > 1 || sizes.open || sizes.name === above?.name);
    return several && first ? sizes.pairs.map((pair) => toLine(line.y, first, sizes.name, pair)) : [line];
  });
}

function toLine(y: number, first: Cell, name: string, { size, price }: Pair): Line {
  const named = { ...first, text: `${name} ${size}`, right: price.left - 1, amount: undefined };
  return { y, cells: [named, price] };
}

/** What a line says of sizes with prices; of a line that goes on from the one above the name stands there. */
function sizesIn({ cells }: Line, above: Sizes | undefined): Sizes | undefined {
  if (cells.some(({ struck, amount }) => struck || amount?.kind === 'dollars')) return undefined;
  const texts: string[] = [];
  const pairs: Pair[] = [];
  let words: string[] = [];
  for (const cell of cells) {
    if (!isPrice(cell) || !/[\p{L}\d]/u.test(cell.text)) words.push(cell.text);
    else {
      texts.push(words.join(' '));
      pairs.push({ size: '', price: cell });
      words = [];
    }
  }
  const [first = ''] = texts;
  const rest = words.join(' ').trim();
  const last = pairs.at(-1)?.price.text ?? '';
  const open = BEGINS.test(rest) || /\d\s+-$/.test(last);
  if (pairs.length === 0 || rest.replace(BEGINS, '') !== '') return undefined;
  const further = texts.slice(1).map(sizeOf);
  const begun = above && (above.open || BEGINS.test(first)) ? sizeOf(first) : undefined;
  const own = begun === undefined ? namedSize(first) : { name: above?.name ?? '', size: begun, colon: false };
  const marked = own?.colon || texts.slice(1).some((text, at) => isMarked(text, pairs[at]?.price.text ?? ''));
  if (!own || further.includes(undefined) || (begun === undefined && !marked)) return undefined;
  const sizes = [own.size, ...further.map((size) => size ?? '')];
  return { name: own.name, pairs: pairs.map(({ price }, at) => ({ size: sizes[at] ?? '', price })), open };
}

function isMarked(text: string, price: string): boolean {
  return BEGINS.test(text) || /\d\s+-$/.test(price);
}

/** A text that is nothing but a size; 'x 6' may be what the price is for instead. */
function sizeOf(text: string): string | undefined {
  const bare = text.replace(BEGINS, '').replace(ENDS, '').trim();
  return isSize(bare) ? bare : undefined;
}

function isSize(text: string): boolean {
  return /\d/.test(text) && isSizeOrFlavor(text) && minimumQuantity(normalizeText(text)) === undefined;
}

/** 'CREATINA: 300 g' and 'Creatina 300 g' are a name and a size. */
function namedSize(text: string): { name: string; size: string; colon: boolean } | undefined {
  const bare = text.replace(ENDS, '');
  const [, named, after] = /^(.*\p{L}.*?):\s*(.*)$/u.exec(bare) ?? [];
  if (named !== undefined && after !== undefined && isSize(after)) return { name: named, size: after, colon: true };
  const words = bare.split(/\s+/);
  const at = words.findLastIndex((_, index) => index > 0 && isSize(words.slice(index).join(' ')));
  const name = words.slice(0, at).join(' ');
  return at > 0 && !isSizeOrFlavor(name) ? { name, size: words.slice(at).join(' '), colon: false } : undefined;
}
