import { type BrandNames, brandAlone, brandsIn, brandsWithin, brandWords, toldBrand } from '../brands/brand-names.ts';
import { shortenedBrand } from '../brands/shortened-brand.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import type { Catalogue } from '../headings/catalogue-terms.ts';
import { brandOfHeading, readHeading } from '../headings/heading.ts';
import { onlyOne } from '../only-one.ts';
import { variantIn } from '../readers/name-variants.ts';
import { hasSize } from '../sizes/quantities.ts';
import { beginsWithTalk, isTalk, isTurnedTo, namesProduct } from './sentence-names.ts';
import { withSizesInDigits } from './written-sizes.ts';

type HeadingOptions = Catalogue & {
  /** What the text begins: a paragraph of several prices, one of few, or another product. */
  opens: 'prose' | 'line' | 'product';
};

type OpenedText = { heading?: string | undefined; title?: string; rest: string };

/** What a text before a price says of the products that follow: 'DELTA: Whey 1 kg', 'Empiezo por Delta. Whey 1 kg'. */
export function takeHeading(text: string, { opens, ...terms }: HeadingOptions): OpenedText {
  const turned = toldBeforeColon(text, terms) ?? turnedToBrand(text, terms) ?? turnedToForeign(text, terms);
  if (turned) return turned;
  const opened = splitTitle(text, { opens, ...terms });
  const isBrand = opened.title !== undefined && brandOfHeading(opened.title, terms) !== undefined;
  const isOfAll = opens === 'prose' && !isBrandInName(text, terms);
  const announced = isOfAll ? mentionedBrand(text, terms.brands) : announcedBrand(text, terms);
  return { ...opened, heading: (isBrand ? undefined : announced) ?? opened.title };
}

/** 'Whey Delta 1 kg', which tells no brand of what follows. */
function isBrandInName(text: string, { brands, hasWord }: Catalogue): boolean {
  const last = brandsWithin(text, brands).at(-1);
  return last !== undefined && hasSize(last.behind) && isSizeOrFlavor(last.behind) && hasWord(last.before);
}

/** 'delta me quedó poco: whey 1 kg', 'y entró Delta, muy buen precio: whey 1 kg' */
function toldBeforeColon(text: string, { brands, hasWord }: Catalogue): OpenedText | undefined {
  const [, whole = '', rest] = /^([^:$\d]{2,80}):\s+(.+)$/.exec(text) ?? [];
  const lead = whole.split(SENTENCE_END).at(-1) ?? '';
  if (rest === undefined || COMPARES.test(lead) || hasWord(lead) || brandAlone(lead, brands) !== undefined)
    return undefined;
  const heading = toldBrand(lead, brands);
  return heading === undefined ? undefined : { heading, rest };
}

/** 'en lugar de Delta', 'no me entró Delta', 'más barata que Delta': what follows is of another brand. */
const COMPARES = /(?<!\p{L})(?:no|sin|ni|si|que|como|tipo|en vez|lugar|reempla\p{L}+|falt[aó]n?|agot\p{L}+)(?!\p{L})/iu;

/** 'DELTA: Whey 1 kg', 'De Delta tenemos: Whey 1 kg', 'Delta - Whey 1 kg' taken apart. */
function splitTitle(whole: string, { opens, ...terms }: HeadingOptions): OpenedText {
  const isFirst = opens !== 'product';
  // 'Sumamos una marca nueva, Delta: Whey 1 kg', but 'Calza larga, talles S, M y L: pasa a'.
  const [lead = ''] = /^[^:$]+, (?=\p{Lu}[^:,]*:\s)/u.exec(whole) ?? [];
  const text = isFirst && !terms.hasWord(lead) ? whole.slice(lead.length) : whole;
  const [, before = '', rest = ''] = /^([^:,]{2,40}?)(?::(?!\d)|\s[-–]\s)\s*(.*)$/.exec(text) ?? [];
  const { kind } = readHeading(before, terms);
  if (kind === 'brand') return { title: before, rest };
  if (!text.startsWith(`${before}:`) || terms.hasWord(before)) return { rest: text };
  // 'Maní japonés: kg' is a product, and 'También de ellos:' and 'Ahora difieren:' name no brand.
  if (variantIn(withSizesInDigits(rest)) !== undefined) return { rest: `${before} ${rest}` };
  return isFirst && !beginsWithTalk(before, terms) ? { title: before, rest } : { rest };
}

/** The only brand of the shop that a text mentions, perhaps shortened: 'Empiezo por Quebrada.' */
export function mentionedBrand(text: string, brands: BrandNames): string | undefined {
  const whole = brandsIn(text, brands);
  const capitals = text.match(/(?<![\p{L}\d])\p{Lu}[\p{L}\d]*/gu) ?? [];
  const short = capitals.flatMap((word) => shortenedBrand(brandWords(word), brands) ?? []);
  return onlyOne(whole.length > 0 ? whole : short);
}

/** The brand that somebody writes for: 'Soy Marta de Delta', but not 'más barato que lo de Delta'. */
export function introducedBrand(text: string, brands: BrandNames): string | undefined {
  const mentions = text.split(SENTENCE_END).flatMap((sentence) => brandsWithin(sentence, brands));
  const isOwn = ({ before, behind }: { before: string; behind: string }) =>
    WRITES_FOR.test(before) && !COMPARES.test(before) && !LACKS_FIRST.test(behind);
  return mentions.every(isOwn) ? onlyOne(mentions.map(({ name }) => name)) : undefined;
}

/** 'Lo de Delta todavía no entró' */
const LACKS_FIRST = /^(?:\s+\S+){0,3}?\s+(?:no|sin|ni|tampoco)(?!\p{L})/iu;
const WRITES_FOR = /(?<!\p{L})(?:soy|somos|habla|escribe|listas?|precios)(?:\s+[^\s.,;:()]+){0,4}\s*$/iu;

/** The brand that somebody asks for: 'y lo de Delta?', but not 'más barata que Delta?'. */
export function askedBrand(text: string, brands: BrandNames): string | undefined {
  const asked = brandsWithin(text, brands).filter(({ before }) => !LIKENS.test(before));
  const isAll = brandsWithin(text, brands).length === asked.length;
  return isAll ? (mentionedBrand(text, brands) ?? onlyOne(asked.map(({ name }) => name))) : undefined;
}

const LIKENS = /(?<!\p{L})(?:que|como|tipo|vez de|lugar de|ni|no)(?: (?:el|la|los|las|lo de))?\s*$/iu;

const SENTENCE_END = /(?<=[.!?])\s+(?=\p{Lu})/u;

/** The brand that a sentence without a price turns to: 'Ironquén también cambió toda la línea. Whey 2 lb:'. */
function announcedBrand(text: string, { brands, hasWord }: Catalogue): string | undefined {
  const sentences = text.split(SENTENCE_END).slice(0, -1);
  const said = sentences.map((sentence) => {
    const found = brandsWithin(sentence, brands);
    const isOfName = brandWords(found[0]?.before ?? '').some(hasWord);
    return isOfName ? undefined : onlyOne(found.map(({ name }) => name));
  });
  return said.findLast((name) => name !== undefined);
}

/** The brand that dictated words turn to, without any dot: 'bueno sigo con Delta la whey de un kilo'. */
function turnedToBrand(text: string, terms: Catalogue): OpenedText | undefined {
  const last = brandsWithin(text, terms.brands).at(-1);
  if (!last) return undefined;
  // 'Maní no me quedó. De Delta, la whey'
  const before = last.before.trim().split(SENTENCE_END).at(-1) ?? '';
  const rest = last.behind.trim();
  return isTurnedTo(before, rest, terms) ? { heading: last.name, rest } : undefined;
}

/** The brand that the shop does not have: 'Y de Tambor, más barata, la avena', 'de Pehuén Fit tenemos avena'. */
function turnedToForeign(text: string, terms: Catalogue): OpenedText | undefined {
  const [, before, name, rest] = FOREIGN_TURN.exec(text) ?? [];
  if (before === undefined || name === undefined || rest === undefined) return undefined;
  const isName = name.split(' ').every((word) => terms.hasWord(word)) || variantIn(name) !== undefined;
  return !isName && isTalk(before, terms) && namesProduct(rest, terms) ? { heading: name, rest } : undefined;
}

const FOREIGN_TURN =
  /^(.{0,40}?)(?<!\p{L})(?:[Dd]e|entr[oó]|lleg[oó]|marca(?: nueva)?,?) (\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}+)*),? (.+)$/u;
