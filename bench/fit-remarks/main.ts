import { readListFile } from '#adapters/price-list/read-list-file.ts';
import { findEdges } from '#price-list/matching/match-list.ts';
import { matchInStages } from '#price-list/matching/match-stages.ts';
import { probability, REMARK_WEIGHTS, type RemarkFact, remarkedPairs } from '#price-list/matching/remarked-pairs.ts';
import { readForCatalogue } from '#price-list/read-for-catalogue.ts';
import { type PriceListCase, priceListCases, unseenCases } from '../../test/price-lists/cases.ts';
import { formatTable } from '../../test/report/table.ts';
import { fitLogistic, type Sample } from './logistic-regression.ts';

// npm run bench:fit-remarks: the weights of further words in rows, fitted on the pairs of the lists that may be looked at, and
// measured on lists held out of the fitting, of which only totals are told. It changes nothing.

const THRESHOLDS = [0.6, 0.7, 0.75, 0.8, 0.85, 0.9];
/** Lists are parted so often to be measured by what the others tell. */
const FOLDS = 6;

type Samples = Sample<RemarkFact>[];

const lists: Samples[] = [];
for (const list of [...priceListCases(), ...unseenCases('fitting')]) lists.push(await samplesOf(list));
const heldOut: Samples[] = [];
for (const list of unseenCases('held-out')) heldOut.push(await samplesOf(list));

const none = { ...REMARK_WEIGHTS };
for (const fact in none) if (isFact(fact)) none[fact] = 0;
const fitted = fitLogistic(lists.flat(), none);
const weights = Object.entries(fitted).map(([fact, weight]) => {
  return [fact, weight.toFixed(2), isFact(fact) ? String(REMARK_WEIGHTS[fact]) : ''];
});
const folds = Array.from({ length: FOLDS }, (_, fold) => lists.filter((_list, at) => at % FOLDS === fold));
const crossed = folds.flatMap((own) => {
  const others = folds.filter((fold) => fold !== own).flat(2);
  return judge(own.flat(), fitLogistic(others, none));
});
const figures = THRESHOLDS.map((threshold) => [
  String(threshold),
  ...[crossed, judge(heldOut.flat(), fitted), judge(heldOut.flat(), REMARK_WEIGHTS)].map((judged) => {
    const taken = judged.filter(({ likelihood }) => likelihood >= threshold);
    return `${taken.filter(({ holds }) => holds).length}, ${taken.filter(({ holds }) => !holds).length}`;
  }),
]);
process.stdout.write(`${formatTable([['fact', 'fitted', 'now'], ...weights])}\n\n`);
process.stdout.write(
  `${formatTable([['right, wrong pairs from', 'other lists', 'held out', 'held out, now'], ...figures])}\n`,
);

function isFact(name: string): name is RemarkFact {
  return Object.hasOwn(REMARK_WEIGHTS, name);
}

function judge(samples: Samples, by: Readonly<Record<RemarkFact, number>>): { likelihood: number; holds: boolean }[] {
  return samples.map(({ facts, holds }) => ({ likelihood: probability(facts, by), holds }));
}

/** The pairs of a list that only their further words keep apart; those that are right but need not be found tell nothing. */
async function samplesOf({ bytes, products: catalogue, expected, doubtful }: PriceListCase): Promise<Samples> {
  const read = await readListFile(bytes.slice());
  if (!read.ok) return [];
  const products = [...catalogue];
  const { edges } = findEdges(readForCatalogue(read.pages, { products }), { products });
  return remarkedPairs(edges, matchInStages(edges)).flatMap(({ edge: { row, product }, facts }) => {
    const name = `${product.brand} | ${product.name}`;
    const price = (row.price ?? Number.NaN) / 100;
    return doubtful.has(name) ? [] : [{ facts, holds: expected.get(name) === price }];
  });
}
