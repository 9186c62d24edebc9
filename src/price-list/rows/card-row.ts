import { brandOfTitle } from '../brands/brand-names.ts';
import { isFlavorText, startsWithSize } from '../cards/card-cells.ts';
import { type CatalogueTerms, readHeading } from '../headings/heading.ts';
import type { Section } from '../headings/section.ts';
import type { ListRow } from '../list/list-row.ts';
import type { Card, CardText } from '../page/card.ts';
import { isSameTitle } from '../prices/price-titles.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** How the small print of the list's cards is set where it names their brands. */
export type BrandStyles = ReadonlySet<string>;

export function findBrandStyles(cards: readonly Card[], terms: CatalogueTerms): BrandStyles {
  const times = new Map<string, { known: number; all: number }>();
  for (const { texts } of cards) {
    for (const slot of new Set(texts.map(slotOf))) {
      const inSlot = texts.filter((text) => slotOf(text) === slot);
      const known = inSlot.some((text) => brandOfTitle(brandPart(text), terms.brands) !== undefined);
      const count = times.get(slot) ?? { known: 0, all: 0 };
      times.set(slot, { known: count.known + (known ? 1 : 0), all: count.all + 1 });
    }
  }
  return new Set([...times].filter(([, { known, all }]) => known >= 2 && known >= 0.3 * all).map(([slot]) => slot));
}

type CardContext = { section: Section; index: number; terms: CatalogueTerms; slots: BrandStyles };

/** A card with the price that is called so, or none. */
export function withChosenPrice(card: Card, chosen: string): Card {
  const [offer, ...others] = card.offers.filter(({ title }) => isSameTitle(title, chosen));
  const isOne = offer !== undefined && others.every(({ centavos }) => centavos === offer.centavos);
  return { ...card, price: isOne ? offer.centavos : undefined, title: offer?.title ?? '' };
}

/** A card as a product of the list. */
export function toCardRow(card: Card, { section, index, terms, slots }: CardContext): ListRow {
  const [brandText, said] = brandOf(card, { terms, slots });
  const names = [card.name];
  const notes: string[] = [];
  for (const text of card.texts) {
    const rest = (text === brandText ? restOf(text.text) : text.text).replace(VARIANT, '').trim();
    if (rest === '' || (isSentence(rest) && !isFlavorList(text.text))) continue;
    const telling = !isFlavorList(text.text) && TELLING.test(normalizeText(rest));
    if (!text.above && (startsWithSize(rest) || telling)) names.push(rest);
    else notes.push(rest);
  }
  const text = names.join(' ').replace(/\s+/g, ' ').trim();
  return {
    index,
    text,
    notes,
    brandCell: said ?? undefined,
    headingBrand: said === null ? null : section.brand,
    section: section.section,
    price: card.price,
    line: card.printed,
  };
}

/** What a product is good for, with amounts that are not its own: '24 g de proteína por porción de 30 g.' */
function isSentence(text: string): boolean {
  // 'Coco | Limón · x 80grs.' is a list.
  const several = /\S+ \S+ \S+ \S+ \S+ \S*\p{L}{3}\.$/u.test(text) && !/\s[|·•–-]\s/.test(text);
  return several || /\bpor (?:porci[oó]n|medida|servicio|scoop|d[ií]a)\b/iu.test(text);
}

/** The small print that is the brand of a card, and what it says; null where something unknown stands in its place. */
function brandOf(
  { brand, texts }: Card,
  { terms, slots }: { terms: CatalogueTerms; slots: BrandStyles },
): [CardText | undefined, string | null | undefined] {
  if (brand !== undefined) return [undefined, brand];
  const known = texts.filter((text) => brandOfTitle(brandPart(text), terms.brands) !== undefined);
  const [first] = known;
  if (first) {
    const names = new Set(known.map((text) => brandOfTitle(brandPart(text), terms.brands)));
    return [first, names.size === 1 ? brandPart(first) : null];
  }
  const placed = texts.find(
    (text) =>
      LABELLED_FIELD.test(text.text) ||
      (slots.has(slotOf(text)) && !isFlavorList(text.text) && !/^x? ?\d/i.test(text.text)),
  );
  if (placed) return [placed, brandPart(placed)];
  const unknown = texts.some(
    ({ text, above }) => above && ['unknown', 'foreign'].includes(readHeading(text, terms).kind),
  );
  return [undefined, unknown ? null : undefined];
}

/** Words that make another product of a name, also in small print. */
const TELLING =
  /\b(?:iso|isolate|isolated|hydro|hidrolizad[ao]|concentrad[ao]|concentrate|plus|zero|gold|black|vegan[ao]?|advanced|light|premium|pro|max|ultra|extreme|complex|fort[e]|kids|mujer|hombre|micronizad[ao]|caseina|whey|creatina|combo|pack|promo|\dx\d|con (?:mag|zinc|vit|caf|crea|colag|q10|omega|bcaa|glut)\w*)\b/;
const LABELLED_FIELD = /^(?:marca|laboratorio|lab|por|by)\b[.:]?\s+/i;
const VARIANT =
  /^(?:variantes?|sabor(?:es)?(?: disponibles)?|gustos?|color(?:es)?|talles?|presentaci[oó]n|disponible en)\s*:?\s*(?=\S)/i;
const CODED = /\s*[·|•–-]?\s*\b(?:sku|c[oó]d(?:igo)?|ref|ean|art)\b.*$/i;

/** 'Marca: Pampa Fit · SKU 43060' without what stands around the brand. */
function brandPart({ text }: CardText): string {
  return text
    .replace(LABELLED_FIELD, '')
    .replace(CODED, '')
    .replace(/\s+[·|•]\s.*$/, '')
    .trim();
}

function restOf(text: string): string {
  const [, rest = ''] = /\s[·|•]\s+(.*)$/.exec(text.replace(CODED, '')) ?? [];
  return rest;
}

function slotOf({ style, above }: CardText): string {
  return `${style.slice(0, -2)} ${above ? 'above' : 'below'}`;
}

function isFlavorList(text: string): boolean {
  return VARIANT.test(text) || isFlavorText(text);
}
