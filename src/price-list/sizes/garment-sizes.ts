import { GARMENT_SIZES } from '../text/word-forms.ts';

const ONE_SIZE = `(?:${GARMENT_SIZES.toReversed().join('|')})`;
const TO = '(?: (?:al?|hasta)(?: el)? )';
/** 'T. S-M-L', 'talles S, M y L', 'del S al XL' */
const SEVERAL_SIZES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:t(?:alles?)?[.:/]? ?|(?:desde|del?)(?: el)? )*${ONE_SIZE}(?:(?:${TO}| ?[-·/,&] ?| [yo] | )${ONE_SIZE})+(?![\p{L}\d])`,
  'gu',
);
const SIZE = new RegExp(`(?<!\\p{L})${ONE_SIZE}(?!\\p{L})`, 'gu');
/** Between the ends of a range of sizes; a dash is so only between two. */
const UP_TO = new RegExp(`${TO}$`, 'u');
const DASH = /^ ?- ?$/;
const ALL = /(?<!\p{L})(?:(?:en )?todos los|cualquier) talles?(?!\p{L}| ?\d)/gu;
/** 'T:M', 'T.M' */
const MARKED = new RegExp(`(?<![\\p{L}\\d])t ?[:.] ?(${ONE_SIZE})(?![\\p{L}\\d])`, 'gu');
/** '2XL' */
const COUNTED = /(?<![\p{L}\d])([23])xl(?![\p{L}\d])/gu;

/** A plain text with each of several sizes of clothes in full: 's al l' is 'talle s talle m talle l'. */
export function withGarmentSizes(bare: string): string {
  return bare
    .replace(ALL, () => inFull(GARMENT_SIZES))
    .replace(COUNTED, (_, count: string) => `${'x'.repeat(Number(count))}l`)
    .replace(SEVERAL_SIZES, (printed) => {
      const [sizes, separators] = [printed.match(SIZE) ?? [], printed.split(SIZE)];
      const all = sizes.flatMap((size, at) => {
        const [before, separator = ''] = [sizes[at - 1], separators[at]];
        const isRange = UP_TO.test(separator) || (sizes.length === 2 && DASH.test(separator));
        return before !== undefined && isRange ? sizesUpTo(size, before) : size;
      });
      return inFull(all);
    })
    .replace(MARKED, (_, size: string) => inFull([size]));
}

function inFull(sizes: readonly string[]): string {
  return sizes.map((size) => ` talle ${size} `).join('');
}

function sizesUpTo(last: string, before: string): string[] {
  const [from, to] = [GARMENT_SIZES.indexOf(before), GARMENT_SIZES.indexOf(last)];
  return from < to ? GARMENT_SIZES.slice(from + 1, to + 1) : [last];
}
