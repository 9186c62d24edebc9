import type { TextItem, TextPage } from '#price-list/page/text-page.ts';
import { MONTH_NAMES } from '#price-list/text/month-names.ts';
import type { Random } from '../generated-lists/random.ts';

/** Amounts of at least four digits, with or without groups and cents. */
const AMOUNT = /(?<![\d.,/-])\d{1,3}(?:\.\d{3})+(?:,\d{2})?(?![\d/-])|(?<![\d.,/-])\d{4,6}(?:,\d{2})?(?![\d/-])/g;
const DATE = /\d{1,2}([/-])\d{1,2}(?:[/-]\d{2,4})?/g;

/** Share of the lines that a supplier drops or renames from one list to the next. */
const CHANGED_LINES = 0.15;

/** Shares of the height of a page. */
const HEAD = 0.2;
const FOOT = 0.06;

/** The next list of the same supplier: other prices and dates, some goods gone, others new, and one more page. */
export function nextList(pages: readonly TextPage[], random: Random): TextPage[] {
  const factor = random.between(1.02, 1.4);
  const changed = pages.map((page) => ({ ...page, items: nextItems(page, { random, factor }) }));
  const last = changed.at(-1);
  return last ? [...changed, withOtherGoods(last)] : [];
}

/** Heads and feet of pages stay. */
function isInside({ height }: TextPage): (item: TextItem) => boolean {
  return ({ y }) => y > HEAD * height && y < (1 - FOOT) * height;
}

function withOtherGoods(page: TextPage): TextPage {
  const isChanged = isInside(page);
  return { ...page, items: page.items.map((item) => (isChanged(item) ? { ...item, text: renamed(item.text) } : item)) };
}

function nextItems(page: TextPage, { random, factor }: { random: Random; factor: number }): TextItem[] {
  const heights = [...new Set(page.items.filter(isInside(page)).map(({ y }) => y))];
  const fates = new Map(heights.map((y) => [y, random.chance(CHANGED_LINES) ? random.whole(0, 1) : undefined]));
  return page.items.flatMap((item) => {
    const fate = fates.get(item.y);
    if (fate === 0) return [];
    const text = fate === 1 ? renamed(item.text) : item.text;
    return { ...item, text: withOtherNumbers(text, { random, factor }) };
  });
}

function withOtherNumbers(text: string, { random, factor }: { random: Random; factor: number }): string {
  const months = new RegExp(
    `(?<!\\p{L})(?:${MONTH_NAMES.filter(({ length }) => length > 3).join('|')})(?!\\p{L})`,
    'giu',
  );
  return text
    .replace(DATE, (date, sign: string) =>
      date.length > 4 ? `1${random.whole(0, 9)}${sign}0${random.whole(1, 9)}` : date,
    )
    .replace(months, () => random.pick(['enero', 'agosto', 'diciembre']))
    .replace(AMOUNT, (amount) => {
      const raised = Math.round(Number(amount.replace(/\.|,\d\d$/g, '')) * factor);
      const grouped = amount.includes('.') ? raised.toLocaleString('es-AR') : String(raised);
      return grouped + (/,\d\d$/.exec(amount)?.[0] ?? '');
    });
}

/** Other goods: the words of two letters and more are turned around. */
function renamed(text: string): string {
  return text.replace(/\p{L}{2,}/gu, (word) => [...word].reverse().join(''));
}
