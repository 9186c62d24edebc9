import type { Centavos } from '#domain/money/money.ts';
import { isOfPlainPrice, priceLabelScore } from '../amounts/price-label-score.ts';
import { readBrandLegend } from '../brands/brand-legend.ts';
import { explainTimes } from '../column-headers/price-times.ts';
import { catalogueOf } from '../headings/catalogue-terms.ts';
import { isPriced, textOf } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { type Agreement, agreementOf, type PricedMatch } from '../matching/agreement.ts';
import { matchList, matchNames } from '../matching/match-list.ts';
import { isPlausibleChange } from '../matching/plausible-prices.ts';
import type { ListPiece } from '../readers/list-piece.ts';
import { withHeadingsOfAsides } from '../sentences/asides.ts';
import { applyCorrections, takeCorrections } from '../sentences/stated-corrections.ts';
import { FEW, MOST, PART, SEVERAL } from '../shares.ts';
import { hasSize } from '../sizes/quantities.ts';
import { joinStackedHeaders } from '../tables/stacked-headers.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { type ColumnChoice, chooseColumns, type SlotAgreement } from './choose-column.ts';
import { composeReadings } from './compose-readings.ts';
import { statedMeasure } from './measured-rows.ts';
import { createNetTest, type PriceLegend, readPriceLegend } from './price-legend.ts';
import { type PricedRow, slotLabel, slotScore } from './price-slots.ts';
import { createColumnLookup, toTables } from './price-tables.ts';
import { type PricedRows, toPricedRows } from './priced-rows.ts';
import { withoutRepeatedLines, withoutRunningHeads } from './repeated-lines.ts';

/** One way to read a list; `tables` have their columns alone, the table with most products first. */
export type Reading = {
  name: string;
  rows: PricedRows;
  tables: readonly (readonly SlotAgreement[])[];
  slots: readonly SlotPrices[];
};

/** The prices of a reading by product id, when one table has them from this slot and the others from their best. */
export type SlotPrices = Pick<SlotAgreement, 'slot' | 'labelScore' | 'score'> & {
  columns: readonly ColumnChoice[];
  prices: ReadonlyMap<number, { price: Centavos; row: number }>;
};

export type PricedReading = Reading & SlotPrices;

export function bySlots(reading: Reading): PricedReading[] {
  return reading.slots.map((slot) => ({ ...reading, ...slot }));
}

type InterpretOptions = {
  products: readonly CatalogueProduct[];
  only?: string | undefined;
};

/** `readings`: the likeliest ways to read a list; `rows`: those of all ways, likeliest first. */
export type Interpretation = { readings: Reading[]; rows: PricedRows[] };

/** The ways to read a list, with how well the likeliest agree with the catalogue. */
export function interpret(pages: readonly PrintedPage[], { products, only }: InterpretOptions): Interpretation {
  const terms = catalogueOf(products);
  const unrepeated = withoutRepeatedLines(withoutRunningHeads(pages, terms), terms);
  const joined = joinStackedHeaders(withHeadingsOfAsides(unrepeated, terms), terms.brands);
  const { pages: printed, corrections } = takeCorrections(joined);
  const lines = printed.flatMap((page) => page.lines);
  const amounts = lines.flatMap(({ words }) => words.filter(({ amount }) => amount?.kind === 'pesos')).length;
  const texts = lines.flatMap((line) => (isPriced(line) ? [] : textOf(line.words)));
  const legend = readBrandLegend(texts, terms);
  const measure = statedMeasure(printed);
  const toRows = (pieces: readonly ListPiece[]) => toPricedRows(pieces, { ...terms, legend, measure });
  const countIn = (pieces: readonly ListPiece[]) => terms.countRows(toRows(pieces).rows);
  const composed = composeReadings(printed, { ...terms, countIn })
    .filter(({ reading }) => only === undefined || reading === only)
    .map(({ reading, pieces }) => ({ name: reading, rows: toRows(applyCorrections(pieces, corrections)) }))
    .filter(({ rows }) => rows.rows.length > 0);
  const distinct = Map.groupBy(composed, ({ rows }) => contentKey(rows));
  const candidates = [...distinct.values()].flatMap((same) =>
    same.slice(0, 1).map(({ name, rows }) => {
      const named = rows.rows.filter(({ text }) => /\p{L}{3}/u.test(text));
      const explained = Math.min(1, named.reduce((sum, one) => sum + one.amounts, 0) / Math.max(1, amounts));
      const names = [...new Set(named.map(({ text }) => text))];
      const sized = 2 * names.filter((text) => hasSize(text)).length - names.length;
      return { name, rows, explained, sized, known: explained * terms.countRows(rows.rows) };
    }),
  );
  const explain = readPriceLegend(lines);
  // Also what stands at the head of each page.
  const isNet = createNetTest(pages.flatMap((page) => page.lines));
  const [best] = candidates.toSorted((a, b) => b.known - a.known);
  const most = best?.known ?? 0;
  const isTelling = most > 0 && most >= FEW * (best?.rows.rows.length ?? 0);
  const likeliest = candidates
    .filter(({ known }) => !isTelling || known >= MOST * most)
    .toSorted((a, b) => (isTelling ? b.known - a.known : b.explained - a.explained || b.sized - a.sized))
    .slice(0, MOST_CANDIDATES);
  const named = likeliest.map((one) => withPrices(one, { products, explain, isNet, match: matchNames }));
  // Where names say more than those of the shop only prices tell whose they are.
  const isNamed = named.some(({ tables }) => tables.flat().some(({ count }) => count >= SEVERAL));
  const readings = isNamed
    ? named
    : likeliest.map((one) => withPrices(one, { products, explain, isNet, match: matchList }));
  return { readings, rows: candidates.toSorted((a, b) => b.known - a.known).map(({ rows }) => rows) };
}

const MOST_CANDIDATES = 6;

function contentKey({ rows }: PricedRows): string {
  return rows
    .map(({ headingBrand, brandCell, text, prices }) => `${headingBrand} ${brandCell} ${text} ${prices.size}`)
    .join('\n');
}

type PriceOptions = Pick<InterpretOptions, 'products'> & {
  explain: PriceLegend;
  isNet: (label: string) => boolean;
  match: typeof matchList;
};

function withPrices(
  { name, rows: all, explained }: Pick<Reading, 'name' | 'rows'> & { explained: number },
  { products, explain, isNet, match }: PriceOptions,
): Reading {
  const { rows, titles } = all;
  const priceable = rows.map((row) => ({
    ...row,
    headingBrand: row.headingBrand ?? (endsWithBrand(row) ? row.mentionedBrand : row.headingBrand),
    price: likeliestPrice(row.prices),
  }));
  const matches = match({ rows: priceable, titles }, { products });
  const priced = matches.flatMap(({ row, product, nameDoubts, rivals }) => {
    const weight = PART ** (nameDoubts.length + Number(rivals));
    return [...(rows[row.index]?.prices ?? [])].flatMap(([slot, price]) =>
      price === undefined ? [] : [{ slot, price, product, row: row.index, weight }],
    );
  });
  const bySlot = Map.groupBy(priced, ({ slot }) => slot);
  const said = explain(all.slots);
  const goods = (table: readonly SlotAgreement[]) => Math.max(...table.map(({ count }) => count));
  const tables = toTables(all)
    .map((table) => {
      const times = explainTimes(table);
      return table.map((slot): SlotAgreement => {
        const found = bySlot.get(slot) ?? [];
        const label = slotLabel(slot, said.get(slot) ?? times.get(slot));
        return {
          slot,
          labelScore: priceLabelScore(label),
          isNet: isNet(label),
          isOfPlain: isOfPlainPrice(label),
          count: found.length,
          ...plausibleAgreement(found),
        };
      });
    })
    .toSorted((a, b) => goods(b) - goods(a));
  const chosen = chooseColumns(tables);
  const slots = tables.flatMap((table, at) =>
    table.map(({ slot, labelScore }): SlotPrices => {
      const columns = chosen.with(at, { slot, unsure: false, rivals: [] });
      const columnOf = createColumnLookup(rows, { slot, columns });
      const slotOf = rows.map((row) => columnOf(row)?.slot);
      const found = priced.filter((one) => slotOf[one.row] === one.slot);
      const prices = new Map(found.map(({ product, price, row }) => [product.id, { price, row }]));
      return { slot, labelScore, score: explained * plausibleAgreement(found).score, columns, prices };
    }),
  );
  return { name, rows: all, tables, slots };
}

/** 'Textil Delta' is more often of Delta than 'Delta Gold'. */
function endsWithBrand({ heading = '', mentionedBrand = '' }: PricedRow): boolean {
  return mentionedBrand !== '' && normalizeText(heading).endsWith(normalizeText(mentionedBrand));
}

/** None where no list changes so: codes, fees, dollars. */
function plausibleAgreement(matches: readonly PricedMatch[]): Agreement {
  const { usual, score } = agreementOf(matches);
  return { usual, score: isPlausibleChange(usual) ? score : 0 };
}

function likeliestPrice(prices: PricedRow['prices']): Centavos | undefined {
  const [slot] = [...prices.keys()].toSorted((a, b) => slotScore(b) - slotScore(a));
  return slot === undefined ? undefined : prices.get(slot);
}
