import { onlyOne } from '../only-one.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { type BrandNames, brandsWithin, brandWords, saidBrand } from './brand-names.ts';

/** Brands by their short forms: 'qbn' → 'Quebrada Nutrition'. */
export type BrandLegend = ReadonlyMap<string, string>;

/** `hasWord`: whether a product of the shop is called so; without a sign between them 'K2' is a vitamin before Kayak too. */
type LegendOptions = { brands: BrandNames; hasWord: (text: string) => boolean };

/** The short forms that a list explains, each right before its brand: 'QBN Quebrada Nutrition · TCL: Tacuru Labs'. */
export function readBrandLegend(texts: readonly string[], { brands, hasWord }: LegendOptions): BrandLegend {
  const said = texts.flatMap((text) => [
    ...brandsWithin(text, brands).flatMap(({ name, wordBefore: short = '' }) =>
      hasWord(short) ? [] : { short, name },
    ),
    ...Array.from(text.matchAll(ENTRY), ([, short, after = '']) => ({ short, name: saidBrand(after, brands)?.name })),
  ]);
  return new Map(
    said.flatMap(({ short = '', name }) =>
      name !== undefined && isShortFor(short, name) ? [[normalizeText(short), name]] : [],
    ),
  );
}

/** 'CAN = CUMBRE ANDINA NUTRIT.': with a sign between them, so that the brand may be cut short. */
const ENTRY =
  /(?<!\p{L})(\p{Lu}[\p{Lu}\d]{1,4})\s{0,3}[=:]\s{0,3}([^=:·|,;]+?)(?=\s{1,3}\p{Lu}[\p{Lu}\d]{1,4}\s{0,3}[=:]|[·|,;]|$)/gu;

/** Capitals of the name in any order; a number may distinguish brands with the same letter: 'D1'. */
function isShortFor(short: string, name: string): boolean {
  const whole = brandWords(name).join('');
  const letters = normalizeText(/\d/.test(whole) ? short : short.replace(/\d+$/, ''));
  const isOfName = letters[0] === whole[0] && [...letters].every((letter) => whole.includes(letter));
  return /^\p{Lu}[\p{Lu}\d]{1,4}$/u.test(short) && isOfName;
}

/** The only brand with a short form in a name, and the rest of the name: 'Creatina 300 g – QBN'. */
export function takeLegendBrand(name: string, legend: BrandLegend): { brand: string; rest: string } | undefined {
  const words = [...name.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]+(?![\p{L}\d])/gu)];
  const taken = words.flatMap(({ 0: short, index }) => {
    const brand = legend.get(normalizeText(short));
    const rest = `${name.slice(0, index)}${name.slice(index + short.length)}`.trim();
    return brand === undefined ? [] : { brand, rest };
  });
  return onlyOne(taken);
}
