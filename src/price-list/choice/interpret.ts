import type { Centavos } from '#domain/money/money.ts';
import { readBrandLegend } from '../brands/brand-legend.ts';
import { toCatalogueTerms } from '../headings/catalogue-terms.ts';
import { hasSize } from '../headings/heading.ts';
import { textOf } from '../layout/printed-line.ts';
import type { PrintedPage } from '../layout/printed-pages.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { PriceList } from '../list/list-row.ts';
import { type Agreement, agreementOf } from '../matching/agreement.ts';
import { matchList } from '../matching/match-list.ts';
import type { ListPiece } from '../readers/list-piece.ts';
import { FEW, MOST, PART } from '../shares.ts';
import { joinStackedHeaders } from '../tables/stacked-headers.ts';
import { withHeadingsOfAsides } from './asides.ts';
import { CHOICE_WEIGHTS } from './choice-weights.ts';
import { composeReadings } from './compose-readings.ts';
import { createNameLookup, createRowIndex } from './name-index.ts';
import { isPlace, type PricedRow, slotScore } from './price-slots.ts';
import { type PricedRows, toPricedRows } from './priced-rows.ts';

/** One way to read a list: how names are composed, and the column from which the prices come. */
export type Interpretation = SlotAgreement & { reading: string; rows: PricedRows };

type SlotAgreement = Agreement & {
  slot: string;
  labelScore: number;
  /** The prices of the products by their ids, each with the index of its row. */
  prices: ReadonlyMap<number, { price: Centavos; row: number }>;
};

type InterpretOptions = {
  products: readonly CatalogueProduct[];
  /** The name of the only reading to try. */
  only?: string | undefined;
};

/** The ways in which a list may be read, with how well the catalogue bears out each. */
export function interpret(pages: readonly PrintedPage[], { products, only }: InterpretOptions): Interpretation[] {
  const countKnown = createRowIndex(products);
  const terms = toCatalogueTerms(products);
  const lookup = createNameLookup(products);
  const printed = joinStackedHeaders(withHeadingsOfAsides(pages, { ...terms, ...lookup }), terms.brands);
  const amounts = printed.flatMap(({ lines }) =>
    lines.flatMap(({ words }) => words.filter(({ amount }) => amount?.kind === 'pesos')),
  ).length;
  const legend = readBrandLegend(
    printed.flatMap(({ lines }) => lines.map(({ words }) => textOf(words))),
    terms.brands,
  );
  const countIn = (pieces: readonly ListPiece[]) =>
    countKnown(toPricedRows(pieces, { ...terms, legend }).rows.map(({ row }) => row));
  const readings = composeReadings(printed, { ...terms, ...lookup, countIn }).filter(
    ({ reading }) => only === undefined || reading === only,
  );
  const seen = new Set<string>();
  const candidates = readings.flatMap(({ reading, pieces }) => {
    const rows = toPricedRows(pieces, { ...terms, legend });
    const key = rows.rows
      .map(({ row, prices }) => `${row.headingBrand} ${row.brandCell} ${row.text} ${prices.size}`)
      .join('\n');
    if (seen.has(key)) return [];
    seen.add(key);
    const named = rows.rows.filter(({ row }) => /\p{L}{3}/u.test(row.text));
    const explained = Math.min(1, named.reduce((sum, one) => sum + one.amounts, 0) / Math.max(1, amounts));
    const texts = [...new Set(named.map(({ row }) => row.text))];
    const sized = texts.filter((text) => hasSize(text)).length;
    const known = explained * countKnown(rows.rows.map(({ row }) => row));
    return rows.rows.length === 0 ? [] : [{ reading, rows, explained, sized: 2 * sized - texts.length, known }];
  });
  const [best] = candidates.toSorted((a, b) => b.known - a.known);
  const most = best?.known ?? 0;
  const isTelling = most > 0 && most >= FEW * (best?.rows.rows.length ?? 0);
  return candidates
    .filter(({ known }) => !isTelling || known >= MOST * most)
    .toSorted((a, b) => (isTelling ? b.known - a.known : b.explained - a.explained || b.sized - a.sized))
    .slice(0, MOST_CANDIDATES)
    .flatMap(({ reading, rows, explained }) =>
      agreements(rows, products).map((one) => ({ ...one, score: explained * one.score, reading, rows })),
    );
}

const MOST_CANDIDATES = 6;

/** The slot of a reading that has no price in pesos, as of a list in dollars. */
const NO_SLOT = '#0';

/** The names are matched once, for all columns of prices. */
function agreements({ rows, titles, slots }: PricedRows, products: readonly CatalogueProduct[]): SlotAgreement[] {
  const list = {
    rows: rows.map(({ row, prices }, index) => ({ ...row, index, price: likeliestPrice(prices) })),
    titles,
    priceColumn: undefined,
    priceColumns: [],
  };
  const matches = matchList(list, { products, remembered: new Map(), remarked: false });
  return (slots.length > 0 ? slots : [NO_SLOT]).map((slot) => {
    const chosen = chosenSlot(rows, slot);
    const found = matches.flatMap(({ row, product, nameDoubts, rivals }) => {
      const price = priceAt(rows[row.index]?.prices ?? new Map(), chosen);
      const weight = PART ** (nameDoubts.length + Number(rivals));
      return price === undefined ? [] : [{ id: product.id, row: row.index, price, today: product.price, weight }];
    });
    const prices = new Map(found.map(({ id, price, row }) => [id, { price, row }]));
    return { slot, labelScore: slotScore(slot), prices, ...agreementOf(found) };
  });
}

function likeliestPrice(prices: Prices): Centavos | undefined {
  const [slot] = [...prices.keys()].toSorted((a, b) => slotScore(b) - slotScore(a));
  return slot === undefined ? undefined : prices.get(slot);
}

type ListOptions = Pick<Interpretation, 'rows' | 'slot'> & {
  reading?: string;
  /** Whether another column may be meant, and the indexes of rows of which another reading has another price. */
  unsure?: boolean;
  disputed?: ReadonlySet<number>;
};

/** The rows of a reading with the prices of one slot. The id of a reading is the same for the next list. */
export function toPriceList({
  rows: { rows, titles, slots },
  slot,
  reading,
  unsure = false,
  disputed,
}: ListOptions): PriceList {
  const chosen = chosenSlot(rows, slot);
  const read = rows.flatMap(({ row, prices }, index) => {
    const own = slotIn(prices, chosen);
    if (own === undefined) return [];
    const isUnsure = unsure || disputed?.has(index) === true || slotScore(own) < slotScore(slot) + NOT_PUBLIC;
    return [{ ...row, price: priceAt(prices, chosen), ...(isUnsure && { unsureColumn: true }) }];
  });
  return {
    ...(reading !== undefined && { reading: `${reading} ${slot}` }),
    rows: read.map((row, index) => ({ ...row, index })),
    titles,
    priceColumn: isPlace(slot) ? undefined : slot,
    priceColumns: slots.filter((one) => !isPlace(one)),
  };
}

type Prices = PricedRow['prices'];

/** Labels with a lower score are of prices that the public does not pay. */
const NOT_PUBLIC = -CHOICE_WEIGHTS.retailLabel;

/** The slot of a row that holds the price of the chosen one: itself, or one of another table, which never stands beside it. */
function slotIn(prices: Prices, { slot, beside }: ChosenSlot): string | undefined {
  if (prices.has(slot)) return slot;
  const others = [...prices.keys()].filter((one) => !beside.has(one) && slotScore(one) > NOT_PUBLIC);
  return others.toSorted((a, b) => slotScore(b) - slotScore(a))[0];
}

type ChosenSlot = { slot: string; beside: ReadonlySet<string> };

/** A slot with those that have prices in the same rows. */
function chosenSlot(rows: readonly PricedRow[], slot: string): ChosenSlot {
  return { slot, beside: new Set(rows.flatMap(({ prices }) => (prices.has(slot) ? [...prices.keys()] : []))) };
}

function priceAt(prices: Prices, slot: ChosenSlot): Centavos | undefined {
  const own = slotIn(prices, slot);
  return own === undefined ? undefined : prices.get(own);
}
