import { FULL_MONTH_NAMES } from '../text/month-names.ts';
import { normalizeText } from '../text/normalize-text.ts';

const TITLE = /^(?:(?:precios?|lista|p\.) ?(?:de ?)?)?(\p{L}{3,})\.?(?: ?(?:de ?|\/ ?)?(?:20)?(\d{2}))?$/u;
const YEAR = 12;
/** In months: columns that are added each month may lack one. */
const LONGEST_GAP = 2;

/** `month` from 0 on, `year` in its century. */
type Month = { month: number; year?: number | undefined };

type PriceTime = 'actual' | 'anterior';

/** Of prices that are titled by when they hold, which are today's. */
export function explainTimes(titles: readonly string[]): Map<string, PriceTime> {
  return new Map([...explainMonths(titles), ...explainReplaced(titles)]);
}

/** Of titles of months the last one before that of another: 'OCT' of 'AGO | OCT' for 'NOV'; undefined beside other titles. */
export function monthBefore(title: string, titles: readonly string[]): string | undefined {
  const { month: until } = monthIn(title);
  if (until === undefined) return undefined;
  const earlier = titles.flatMap((one) => {
    const { month } = monthIn(one);
    return month === undefined ? [] : [{ one, months: (until - month + YEAR) % YEAR }];
  });
  return earlier.length < titles.length ? undefined : earlier.toSorted((a, b) => a.months - b.months)[0]?.one;
}

/** All are titled with months: 'AGO | SET | OCT', 'Dic 26 | Ene 27'. Without years they have to follow each other. */
function explainMonths(titles: readonly string[]): Map<string, PriceTime> {
  const read = titles.map((title) => ({ title, ...monthIn(title) }));
  const months = read.flatMap(({ title, month, year }) => (month === undefined ? [] : [{ title, month, year }]));
  if (months.length < titles.length || months.length < 2) return new Map();
  const years = months.flatMap(({ month, year }) => (year === undefined ? [] : YEAR * year + month));
  const isLast = ({ month, year = 0 }: Month) =>
    years.length === months.length
      ? YEAR * year + month === Math.max(...years)
      : monthsUntilNext(month, months) > LONGEST_GAP;
  const [latest, another] = months.filter(isLast);
  if (!latest || another) return new Map();
  return new Map(titles.map((title) => [title, title === latest.title ? 'actual' : 'anterior']));
}

/** Some go on until others take their place: 'Actual | Nuevo', 'Vigente | Desde 01/12'. */
function explainReplaced(titles: readonly string[]): Map<string, PriceTime> {
  const isNext = (title: string) => /\b(?:nuev[oa]s?|desde|a partir)\b/.test(normalizeText(title));
  const isUntilThen = (title: string) => /\b(?:actual|vigente)\b/.test(normalizeText(title)) && !isNext(title);
  return new Map(titles.some(isNext) ? titles.filter(isUntilThen).map((title) => [title, 'anterior']) : []);
}

function monthsUntilNext(one: number, months: readonly Month[]): number {
  return Math.min(...months.map(({ month }) => (month - one + YEAR) % YEAR || YEAR));
}

function monthIn(title: string): Partial<Month> {
  const [, name = '', year] = TITLE.exec(normalizeText(title)) ?? [];
  const whole = FULL_MONTH_NAMES.find((month) => name !== '' && month.startsWith(name));
  if (whole === undefined) return {};
  return { month: MONTHS.indexOf(shorten(whole)), ...(year !== undefined && { year: Number(year) }) };
}

const shorten = (month: string) => month.slice(0, 3).replace('set', 'sep');

const MONTHS = [...new Set(FULL_MONTH_NAMES.map(shorten))];
