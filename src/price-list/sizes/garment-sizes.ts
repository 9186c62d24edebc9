import { GARMENT_SIZES } from '../text/word-forms.ts';

const ONE_SIZE = `(?:${GARMENT_SIZES.toReversed().join('|')})`;
const TO = '(?: (?:al?|hasta)(?: el)? )';
/** 'T. S-M-L', 'talles S, M y L', 'del S al XL' */
const SEVERAL_SIZES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:t(?:alles?)?[.:/]? ?|(?:desde|del?)(?: el)? )*${ONE_SIZE}(?:(?:${TO}| ?[-·/,&] ?| [yo] | )${ONE_SIZE})+(?![\p{L}\d])`,
  'gu',
);
const SIZE = new RegExp(`(?<!\\p{L})${ONE_SIZE}(?!\\p{L})`, 'gu');
/** What stands before a size that those since the one before it go up to: a dash where there are but two. */
const UP_TO = new RegExp(`${TO}$`, 'u');
const DASH = /^ ?- ?$/;
const ALL = /(?<!\p{L})(?:(?:en )?todos los|cualquier) talles?(?!\p{L}| ?\d)/gu;
/** '2XL' */
const COUNTED = /(?<![\p{L}\d])([23])xl(?![\p{L}\d])/gu;

/** A text in plain letters with each of several sizes of clothes in full: 'S al L' is 'talle s talle m talle l'. */
export function withGarmentSizes(bare: string): string {
  return bare
    .replace(ALL, () => inFull(GARMENT_SIZES))
    .replace(COUNTED, (_, count: string) => `${'x'.repeat(Number(count))}l`)
    .replace(SEVERAL_SIZES, (printed) => {
      const found = [...printed.matchAll(SIZE)].map(({ 0: text, index }) => ({
        text,
        from: index,
        to: index + text.length,
      }));
      const sizes = found.flatMap(({ text, from }, at) => {
        const before = found[at - 1];
        const between = printed.slice(before?.to, from);
        const isRange = before && (UP_TO.test(between) || (found.length === 2 && DASH.test(between)));
        return isRange ? sizesUpTo(text, before.text) : [text];
      });
      return inFull(sizes);
    });
}

function inFull(sizes: readonly string[]): string {
  return sizes.map((size) => ` talle ${size} `).join('');
}

/** The sizes after one up to another. */
function sizesUpTo(last: string, first: string): string[] {
  const [from, to] = [GARMENT_SIZES.indexOf(first), GARMENT_SIZES.indexOf(last)];
  return from < to ? GARMENT_SIZES.slice(from + 1, to + 1) : [last];
}
