import { FOREIGN_CURRENCY } from '../amounts/amount.ts';
import {
  mentionsNetPrice,
  mentionsRetailPrice,
  mentionsTax,
  mentionsWholesalePrice,
} from '../amounts/price-label-score.ts';
import { isPriced, type PrintedLine, textOf } from '../layout/printed-line.ts';
import { MOST } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { placeSlot } from './price-slots.ts';

/** Explanations by column titles; none where fewer than two are explained, or none as the public's. */
export type PriceLegend = (titles: readonly string[]) => ReadonlyMap<string, string>;

/**
 * The legend of a list's price columns: 'Lista 1: precio al público. Lista 2: gimnasios.', 'Listas: 1=gimnasios 2=público',
 * or of prices without titles: 'primer precio comercio / segundo público'.
 */
export function readPriceLegend(lines: readonly PrintedLine[]): PriceLegend {
  const texts = lines.filter((line) => !isPriced(line)).map(({ words }) => normalizeText(textOf(words)));
  const explained = new Map<string, string>();
  for (const clause of texts.flatMap((text) => [...text.split(CLAUSE_END), ...toKeyed(text)])) {
    const [, title = '', what] = EXPLAINED.exec(clause) ?? [];
    if (what !== undefined && !explained.has(title)) explained.set(title, what.trimEnd());
  }
  for (const placed of texts.map((text) => [...text.matchAll(PLACED)])) {
    if (!placed.some(([, , isPrice]) => isPrice !== undefined)) continue;
    for (const [, ordinal = '', , what = ''] of placed) {
      const slot = placeSlot(ORDINALS.findIndex((begins) => begins.test(ordinal)));
      if (!explained.has(slot)) explained.set(slot, what.trimEnd());
    }
  }
  return (titles) => {
    const own = titles.map((title) => [title, explained.get(normalizeText(title)) ?? ''] as const);
    const found = new Map(own.filter(([, what]) => what !== ''));
    return found.size > 1 && [...found.values()].some(mentionsRetailPrice) ? found : new Map();
  };
}

/** Whether tax is added to the prices with a label (plain), as it says itself or the list says of all: 'Los precios no incluyen IVA'. */
export function createNetTest(lines: readonly PrintedLine[]): (label: string) => boolean {
  const { rows = [], others = [] } = Object.groupBy(lines, (line) => (isPriced(line) ? 'rows' : 'others'));
  const plain = ({ words }: PrintedLine) => normalizeText(textOf(words));
  const areNet = rows.length > 0 && rows.map(plain).filter(mentionsNetPrice).length >= MOST * rows.length;
  const said = others
    .map((line) => plain(line).replace(ADDED_TO_AMOUNT, ' '))
    .filter((text) => mentionsNetPrice(text) && OF_ALL.test(text) && !IN_DOLLARS.test(text));
  // 'Precios mayoristas + IVA' says nothing of those for the public.
  const isOf = (label: string) => (text: string) => !(mentionsWholesalePrice(text) && mentionsRetailPrice(label));
  return (label) =>
    mentionsTax(label) ? mentionsNetPrice(label) : said.some(isOf(label)) || (areNet && !mentionsRetailPrice(label));
}

/** It says so of the order only: 'Precios sin cambios. Pedido mínimo $ 50.000 + IVA'. */
const ADDED_TO_AMOUNT = /\d ?(?:\+|mas) ?iva\b/g;
/** No header of one column among others. */
const OF_ALL =
  /\b(?:precios|valores|importes)\b|^\W*(?:lista\b|precio\b|todo\b|iva\b|no incluye|(?:mas|\+|sin) (?:el )?iva)/;
const IN_DOLLARS = new RegExp(FOREIGN_CURRENCY);

/** The clauses of 'Listas: 1=gimnasios 2=público': 'lista 1=gimnasios', 'lista 2=público'. */
function toKeyed(text: string): string[] {
  const [first, ...others] = text.matchAll(KEYED);
  if (!first || others.length === 0) return [];
  const [head = ''] = /^.*\p{L}/u.exec(text.slice(0, first.index)) ?? [];
  return [first, ...others].map(([clause]) => `${head.replace(/s$/, '')} ${clause}`.trim());
}

const KEYED = /(?<![\p{L}\d])[\p{L}\d]{1,3} ?= ?[^=]+?(?=\s+[\p{L}\d]{1,3} ?=|$)/gu;
const ORDINALS = [/^(?:1|primer)/, /^(?:2|segundo)/, /^(?:3|tercer)/];
/** What the first or second of prices beside each other is. */
const PLACED =
  /(?<![\p{L}\d])(primero?|segundo|tercero?|1(?:er|ro|°|º)|2(?:do|°|º)|3(?:er|ro|°|º)) ((?:precio|valor|importe|columna):? |es )?(?:(?:es|son) )?([^/|,;.()]{3,40}?)(?=$|[/|,;.()]| y (?:el )?(?:segundo|tercero?|[23]))/gu;
const CLAUSE_END = /[.;,]\s+|\s[-–•|]\s/;
const EXPLAINED = /^[^\p{L}\d]*([\p{L}\d][^:=()]{0,29}?) ?[:=(] ?([^:()]+)/u;
