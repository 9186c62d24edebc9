import { normalizeText } from '../text/normalize-text.ts';
import { type BrandNames, brandOfTitle, brandWords, findBrands } from './brand-names.ts';

/** What a list writes in place of brands: 'qbn' → 'Quebrada Nutrition'. */
export type BrandLegend = ReadonlyMap<string, string>;

/** The short forms that a list explains, each right before its brand: 'QBN Quebrada Nutrition · TCL: Tacuru Labs'. */
export function readBrandLegend(texts: readonly string[], brands: BrandNames): BrandLegend {
  const legend = new Map<string, string>();
  for (const text of texts) {
    const words = brandWords(text);
    const printed = text.match(/[\p{L}\d]+/gu) ?? [];
    for (const { name, from } of findBrands(words, brands)) {
      const short = words.length === printed.length ? printed[from - 1] : undefined;
      if (short !== undefined && isShortFor(short, name)) legend.set(normalizeText(short), name);
    }
    for (const [, short = '', said = ''] of text.matchAll(ENTRY)) {
      const name = brandOfTitle(said, brands);
      if (name !== undefined && isShortFor(short, name)) legend.set(normalizeText(short), name);
    }
  }
  return legend;
}

/** 'CAN = CUMBRE ANDINA NUTRIT.': with a sign between them, so that the brand may be cut short. */
const ENTRY = /(?<!\p{L})(\p{Lu}[\p{Lu}\d]{1,4})\s*[=:]\s*([^=:·|,;]+?)(?=\s+\p{Lu}[\p{Lu}\d]{1,4}\s*[=:]|[·|,;]|$)/gu;

/** Capitals that the name has, too, beginning as it does; a number may tell brands of one letter apart: 'D1'. */
function isShortFor(short: string, name: string): boolean {
  const whole = brandWords(name).join('');
  const letters = normalizeText(/\d/.test(whole) ? short : short.replace(/\d+$/, ''));
  const isOfName = letters[0] === whole[0] && [...letters].every((letter) => whole.includes(letter));
  return /^\p{Lu}[\p{Lu}\d]{1,4}$/u.test(short) && isOfName;
}

/** A name without the short form of its brand, and that brand: 'Creatina 300 g – QBN'; undefined without one, or with several. */
export function takeLegendBrand(name: string, legend: BrandLegend): { brand: string; rest: string } | undefined {
  const [short, ...others] = [...name.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]+(?![\p{L}\d])/gu)].filter(([word]) =>
    legend.has(normalizeText(word)),
  );
  const brand = short && legend.get(normalizeText(short[0]));
  if (!short || brand === undefined || others.length > 0) return undefined;
  return { brand, rest: `${name.slice(0, short.index)}${name.slice(short.index + short[0].length)}`.trim() };
}
