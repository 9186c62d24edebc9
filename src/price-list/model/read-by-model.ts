import { toBrandNames } from '../brands/brand-names.ts';
import { readHeading, toCategoryWords } from '../headings/heading.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { PriceList } from '../list/list-row.ts';
import { type Agreement, agreementOf } from '../matching/agreement.ts';
import { matchList } from '../matching/match-list.ts';
import type { TextPage } from '../page/text-page.ts';
import { readKeyValues } from './key-values.ts';
import { hasPrice, type ModelLine, toModelPages } from './model-page.ts';
import { createRowIndex } from './name-index.ts';
import { readText } from './read-text.ts';
import { COMPOSITIONS, compose, type ListPiece } from './records.ts';
import { toPartitions } from './regions.ts';
import { isPlace, type PricedRow, type PricedRows, slotScore, toPricedRows } from './to-price-list.ts';
import { toNameTest } from './vocabulary.ts';

/** One way to read a list: how names are composed, and the column from which the prices come. */
export type Interpretation = Agreement & { reading: string; slot: string; labelScore: number; rows: PricedRows };

type InterpretOptions = {
  products: readonly CatalogueProduct[];
  /** What the readings have to be better than. */
  list?: PriceList | undefined;
  /** The name of the only reading to try. */
  only?: string | undefined;
};

/** The ways in which a list may be read that have more names of the catalogue than `list`, with how well the catalogue bears out each. */
export function interpret(pages: readonly TextPage[], { products, list, only }: InterpretOptions): Interpretation[] {
  const modelPages = toModelPages(pages);
  const countKnown = createRowIndex(products);
  const priced = (list?.rows ?? []).filter(({ price }) => price !== undefined);
  const atLeast = countKnown(priced);
  const pricedLines = modelPages.flatMap(({ lines }) => lines.filter(hasPrice)).length;
  if (atLeast >= EXPLAINED * priced.length && priced.length >= EXPLAINED * pricedLines) return [];
  const terms = {
    brands: toBrandNames(products.map(({ brand }) => brand)),
    categoryWords: toCategoryWords(products.map(({ category }) => category)),
  };
  const isHeading = ({ words }: ModelLine) =>
    words.length === 1 && words.every(({ text }) => readHeading(text, terms).kind === 'brand');
  const isName = toNameTest(products);
  const readings: { reading: string; pieces: ListPiece[] }[] = toPartitions(modelPages, isHeading)
    .flatMap(({ name, regions }) => [
      ...COMPOSITIONS.map((how) => ({ reading: `${name}/${how}`, pieces: compose(regions, how, isName) })),
      { reading: `${name}/keys`, pieces: readKeyValues(regions, { ...terms, titled: false }) },
      { reading: `${name}/titled keys`, pieces: readKeyValues(regions, { ...terms, titled: true }) },
      { reading: `${name}/text`, pieces: readText(regions, { ...terms, isName }) },
    ])
    .filter(({ reading }) => only === undefined || reading === only);
  const seen = new Set<string>();
  const candidates = readings.flatMap(({ reading, pieces }) => {
    const rows = toPricedRows(pieces, terms);
    const key = rows.rows
      .map(({ row, prices }) => `${row.headingBrand} ${row.brandCell} ${row.text} ${prices.size}`)
      .join('\n');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ reading, rows, known: countKnown(rows.rows.map(({ row }) => row)) }];
  });
  const most = Math.max(atLeast, ...candidates.map(({ known }) => known));
  return candidates
    .filter(({ known }) => known > 0 && known >= PROMISING * most)
    .toSorted((a, b) => b.known - a.known)
    .slice(0, MOST_CANDIDATES)
    .flatMap(({ reading, rows }) => agreements(rows, products).map((one) => ({ ...one, reading, rows })));
}

/** Of the rows of a list, and of the lines with prices, the share from which on there is nothing to look for. */
const EXPLAINED = 0.8;

/** Readings with fewer names that the catalogue has word for word, as a share of the most, are not matched. */
const PROMISING = 0.8;
const MOST_CANDIDATES = 6;

type SlotAgreement = Agreement & { slot: string; labelScore: number };

/** The names are matched once, for all columns of prices. */
function agreements(rows: PricedRows, products: readonly CatalogueProduct[]): SlotAgreement[] {
  const scores = rows.slots.map((slot) => ({ slot, labelScore: slotScore(slot) }));
  const [likeliest] = scores.toSorted((a, b) => b.labelScore - a.labelScore);
  if (!likeliest) return [];
  const priced = withSlot(rows.rows, likeliest.slot);
  const matches = matchList(toPriceList({ rows, slot: likeliest.slot }), { products, remembered: new Map() });
  return scores.map((one) => {
    const changes = matches.flatMap(({ row, price, product }) => {
      const own = one.slot === likeliest.slot ? price : priced[row.index]?.prices.get(one.slot);
      return own === undefined ? [] : [{ price: own, today: product.price }];
    });
    return { ...one, ...agreementOf(changes) };
  });
}

/** The rows of a reading with the prices of one slot. The id of a reading is the same for the next list. */
export function toPriceList({
  rows: { rows, titles, slots },
  slot,
  reading,
}: Pick<Interpretation, 'rows' | 'slot'> & { reading?: string }): PriceList {
  return {
    ...(reading !== undefined && { reading: `${reading} ${slot}` }),
    rows: withSlot(rows, slot).map(({ row, prices }, index) => ({ ...row, index, price: prices.get(slot) })),
    titles,
    priceColumn: isPlace(slot) ? undefined : slot,
    priceColumns: slots.filter((one) => !isPlace(one)),
  };
}

function withSlot(rows: readonly PricedRow[], slot: string): PricedRow[] {
  return rows.filter(({ prices }) => prices.has(slot));
}

/** Of the columns with labels those with the likeliest label of each reading; those without are not told apart. */
export function chooseLabels(all: readonly Interpretation[]): Interpretation[] {
  const likeliest = (one: Interpretation) =>
    Math.max(
      ...all.flatMap(({ reading, slot, labelScore }) => (reading === one.reading && !isPlace(slot) ? labelScore : [])),
    );
  return all.filter((one) => isPlace(one.slot) || one.labelScore === likeliest(one));
}

/** Share of the best agreement from which labels decide. */
const NEARLY = 0.85;
/** A price column with less agreement than this share holds no prices that may be meant. */
const POSSIBLE = 0.4;
/** Between labels: what differs less says nothing. */
const CLEAR_LABEL = 5;
/** From here on a label says that its prices are for the public, below its negative that they are not. */
const RETAIL = 50;
/** The logarithm of the usual change of prices from one list to the next. */
const USUAL_CHANGE = 0.1;
/** Changes that differ less are the same, as a logarithm. */
const SAME_CHANGE = 0.1;

/** The reading that the catalogue bears out best, and whether another column of its prices may be meant as well. */
export function chooseInterpretation(
  all: readonly Interpretation[],
): { best: Interpretation; unsure: boolean } | undefined {
  const most = Math.max(0, ...all.map(({ score }) => score));
  const near = all.filter(({ score }) => score > 0 && score >= NEARLY * most);
  const label = Math.max(...near.map(({ labelScore }) => labelScore));
  const surprise = ({ usual }: Interpretation) => Math.round(Math.abs(usual - USUAL_CHANGE) / SAME_CHANGE);
  const [best] = near
    .filter(({ labelScore }) => labelScore > label - CLEAR_LABEL)
    .toSorted((a, b) => surprise(a) - surprise(b) || b.score - a.score);
  if (!best) return undefined;
  const unsure = all.some(
    ({ reading, slot, score, labelScore }) =>
      reading === best.reading &&
      slot !== best.slot &&
      score >= POSSIBLE * best.score &&
      (labelScore > best.labelScore - CLEAR_LABEL || (best.labelScore < RETAIL && labelScore > -RETAIL)),
  );
  return { best, unsure };
}
