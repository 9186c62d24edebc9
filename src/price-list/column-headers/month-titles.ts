import { FULL_MONTH_NAMES } from '../text/month-names.ts';
import { normalizeText } from '../text/normalize-text.ts';

const TITLE = /^(?:(?:precios?|lista|p\.) ?(?:de ?)?)?(\p{L}{3,})\.?(?: ?(?:de ?|\/ ?)?(?:20)?\d{2})?$/u;
const YEAR = 12;

/** Which prices are today's, by the titles of columns that are of several months: 'AGO | SET | OCT', 'Dic 26 | Ene 27'. */
export function explainMonths(titles: readonly string[]): Map<string, 'actual' | 'anterior'> {
  const months = titles.flatMap((title) => {
    const month = monthIn(title);
    return month === undefined ? [] : { title, month };
  });
  if (new Set(months.map(({ month }) => month)).size < 2) return new Map();
  // From the latest one on it takes longest until the next.
  const untilNext = (one: number) => Math.min(...months.map(({ month }) => (month - one + YEAR) % YEAR || YEAR));
  const [latest] = months.toReversed().toSorted((a, b) => untilNext(b.month) - untilNext(a.month));
  return new Map(months.map(({ title, month }) => [title, month === latest?.month ? 'actual' : 'anterior']));
}

/** From 0 on. */
function monthIn(title: string): number | undefined {
  const [, name = ''] = TITLE.exec(normalizeText(title)) ?? [];
  const whole = FULL_MONTH_NAMES.find((month) => name !== '' && month.startsWith(name));
  return whole === undefined ? undefined : MONTHS.indexOf(shorten(whole));
}

const shorten = (month: string) => month.slice(0, 3).replace('set', 'sep');

const MONTHS = [...new Set(FULL_MONTH_NAMES.map(shorten))];
