import { distinctiveWords } from '../brands/brand-names.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { STOP_WORDS, stemWord } from '../text/word-forms.ts';
import { parseName } from './item-name.ts';

/** A name that only what was said before it completes, with that, in order: 'la de 5 lb' behind 'La Whey Protein de 2 lb'. */
export type Mention = { name: string; before: readonly string[] };

/**
 * Completes a mention with words and amounts that were said before, where that makes it a product of the catalogue; with those
 * said latest if it makes several. Undefined when it makes none, or when several are as near.
 */
export function createNameCompletion(
  products: readonly Pick<CatalogueProduct, 'name' | 'brand'>[],
): (mention: Mention) => string | undefined {
  // Only lists of sentences ask.
  let byPart: PartIndex | undefined;
  const known = new Map<string, string[]>();
  const partsSaid = (text: string) => {
    const parts = known.get(text) ?? partsOf(text);
    known.set(text, parts);
    return parts;
  };
  return ({ name, before }) => {
    byPart ??= indexByPart(products);
    const said = partsSaid(name);
    // An amount alone is about what was named last.
    const isAmount = said.every((part) => /^\d/.test(part));
    const clauses = (isAmount ? before.slice(-1) : before)
      .map(partsSaid)
      .filter((clause) => !said.every((part) => clause.includes(part)));
    const found = (byPart.get(said[0] ?? '') ?? []).flatMap(({ name: whole, parts, ofBrand }) => {
      // 'la avena sin tacc' is no other oats that were told before.
      if (LACKS.test(name) && !LACKS.test(whole)) return [];
      if (!said.every((part) => parts.includes(part) || ofBrand.has(part))) return [];
      const missing = parts.filter((part) => !said.includes(part));
      const since = clauses.findLastIndex((clause) => missing.every((part) => clause.includes(part)));
      return since < 0 ? [] : [{ name: whole, key: parts.toSorted().join(' '), since }];
    });
    const latest = Math.max(...found.map(({ since }) => since));
    const nearest = found.filter(({ since }) => since === latest);
    return new Set(nearest.map(({ key }) => key)).size === 1 ? nearest[0]?.name : undefined;
  };
}

/** What a variety is told by that lacks something. */
const LACKS = /(?<!\p{L})sin(?!\p{L})/iu;

type PartIndex = Map<string, { name: string; parts: string[]; ofBrand: ReadonlySet<string> }[]>;

function indexByPart(products: readonly Pick<CatalogueProduct, 'name' | 'brand'>[]): PartIndex {
  const byPart: PartIndex = new Map();
  for (const { name, brand } of products) {
    const ofBrand = new Set(distinctiveWords(brand));
    const parts = [...new Set(partsOf(name))].filter((part) => !ofBrand.has(part));
    for (const part of parts) {
      const others = byPart.get(part);
      if (others) others.push({ name, parts, ofBrand });
      else byPart.set(part, [{ name, parts, ofBrand }]);
    }
  }
  return byPart;
}

/** The words and amounts of a name, without those that say nothing; sentences leave units out. */
function partsOf(name: string): string[] {
  const { words, quantities } = parseName(name);
  const amounts = quantities.map(({ kind, amount }) => (kind === 'mass' ? Math.round(amount / 1000) : amount));
  const said = words.flatMap(({ text }) => (STOP_WORDS.has(text) || text === '+' ? [] : stemWord(text)));
  return [...said, ...amounts.map(String)];
}
