import { readPages } from '#adapters/price-list/pdf/read-pages.ts';
import { CHOICE_WEIGHTS, type ChoiceWeights } from '#price-list/choice/choice-weights.ts';
import { chooseReading } from '#price-list/choice/choose-reading.ts';
import { interpret } from '#price-list/choice/interpret.ts';
import { toPriceList } from '#price-list/choice/to-price-list.ts';
import { toPrintedPages } from '#price-list/layout/printed-pages.ts';
import { matchList } from '#price-list/matching/match-list.ts';
import type { TextPage } from '#price-list/page/text-page.ts';
import { withBrands } from '#price-list/read-for-catalogue.ts';
import { generateList, KINDS } from '../../test/generated-lists/generated-list.ts';
import { type PriceListCase, priceListCases, unseenCases } from '../../test/price-lists/cases.ts';
import { formatTable } from '../../test/report/table.ts';
import { addFigures, FIGURE_HEADS, figureCells, figuresOf, type ListFigures } from '../list-figures.ts';
import { namesOf, searchCoordinates } from './coordinate-search.ts';

// npm run bench:fit: the weights of the choice between readings, fitted on the lists that may be looked at and on lists made
// by chance, and measured on the held-out ones, of which only totals are told. It takes minutes and changes nothing.

/** What a wrong price costs, one that starts ticked, and one that is asked about, in right prices. */
const COST = { wrong: 5, ticked: 50, asked: 0.02 };
/** In right prices: a smaller gain is chance. */
const CLEAR_GAIN = 5;
const ROUNDS = 3;
/** Of each kind, beyond the seeds of the tests. */
const CHANCE_SEEDS = Array.from({ length: 12 }, (_, index) => 1001 + index);

const GRID: Record<keyof ChoiceWeights, number[]> = {
  rivalAgreement: [0.7, 0.75, 0.8, 0.85, 0.9],
  possibleAgreement: [0.2, 0.4, 0.7, 0.9, 1],
  labelMargin: [1, 2, 5, 7, 10],
  retailLabel: [5, 10, 15, 20, 30, 40, 50, 60],
  usualChange: [0, 0.05, 0.1, 0.2, 0.3],
  farthestChange: [0, 1, 2, 3, 4, 5],
};

type Measure = (weights: ChoiceWeights) => ListFigures;

const fittedOn: Record<string, Measure> = {
  committed: await measureOf(priceListCases()),
  fitting: await measureOf(unseenCases('fitting')),
  'by chance': measureAll(chanceLists()),
};
const fitting = (weights: ChoiceWeights) => addFigures(Object.values(fittedOn).map((measure) => measure(weights)));
const scoreOf = ({ right, wrong, ticked, asked }: ListFigures) =>
  right - COST.wrong * wrong - COST.ticked * ticked - COST.asked * asked;
const score = (weights: ChoiceWeights) => scoreOf(fitting(weights));

const start = CHOICE_WEIGHTS;
const fitted = searchCoordinates({ start, grid: GRID, score, margin: CLEAR_GAIN, rounds: ROUNDS });
const rows = namesOf(GRID).flatMap((name) =>
  GRID[name].map((value) => {
    const figures = fitting({ ...start, [name]: value });
    const marks = `${value === start[name] ? 'now' : ''} ${value === fitted[name] ? 'fitted' : ''}`.trim();
    return [`${name} ${value}`, ...figureCells(figures).slice(2), scoreOf(figures).toFixed(1), marks];
  }),
);
print(formatTable([['one weight changed', ...FIGURE_HEADS.slice(2), 'score', ''], ...rows]), '');
const sets = { ...fittedOn, 'held out': await measureOf(unseenCases('held-out')) };
const totals = Object.entries(sets).flatMap(([set, measure]) => [
  [`${set}, now`, ...figureCells(measure(start))],
  [`${set}, fitted`, ...figureCells(measure(fitted))],
]);
print(formatTable([['', ...FIGURE_HEADS], ...totals]));

type PagedList = Omit<PriceListCase, 'bytes'> & { pages: TextPage[] };

async function measureOf(cases: readonly PriceListCase[]): Promise<Measure> {
  const lists: PagedList[] = [];
  for (const list of cases) {
    const read = await readPages(list.bytes.slice());
    lists.push({ ...list, pages: read.ok ? read.pages : [] });
  }
  return measureAll(lists);
}

/** Interprets all lists once; then only what is chosen otherwise is matched again. */
function measureAll(lists: readonly PagedList[]): Measure {
  const measures = lists.map(measureList);
  return (weights) => addFigures(measures.map((measure) => measure(weights)));
}

function measureList(list: PagedList): Measure {
  const products = [...list.products];
  const pages = toPrintedPages(list.pages);
  const { readings } = interpret(pages, { products });
  const known = new Map<string, ListFigures>();
  return (weights) => {
    const choice = chooseReading(readings, weights);
    const key = choice ? `${choice.name} ${JSON.stringify(choice.columns)} ${[...choice.disputed]}` : '';
    const before = known.get(key);
    if (before) return before;
    const read = choice && withBrands(toPriceList(choice), pages, { products });
    const figures = figuresOf(list, read ? matchList(read, { products }) : []);
    known.set(key, figures);
    return figures;
  };
}

function chanceLists(): PagedList[] {
  return KINDS.flatMap((kind) =>
    CHANCE_SEEDS.map((seed) => {
      const { products, pages, expected } = generateList(kind, seed);
      const prices = [...expected].map(([{ brand, name }, price]) => [`${brand} | ${name}`, price / 100] as const);
      return { name: `${kind} ${seed}`, pages, products, expected: new Map(prices), doubtful: new Map() };
    }),
  );
}

function print(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
