import type { Centavos } from '#domain/money/money.ts';
import { splitUnavailable } from '../amounts/no-price.ts';
import { hasPesos, isRightBelow, type PrintedLine, textOf } from '../layout/printed-line.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** The prices of a line that are of products that are not sold. */
export type UnavailablePrices = { line: PrintedLine; prices: readonly Centavos[] };

/** Of a message, what it says beside a price, '$ 54.500 sin stock', or above some, 'SIN STOCK:'. */
export function findUnavailablePrices(lines: readonly PrintedLine[]): UnavailablePrices[] {
  const headings = new Set(lines.filter((_, at) => isUnavailableHeading(lines, at)));
  const blocks = groupAdjacent(lines, (line, last) => hasPesos(line) && isRightBelow(line, last));
  return blocks.flatMap((block) => {
    const isHeaded = block.some((line) => headings.has(line));
    return block.map((line) => {
      const prices = pricesOf(line).filter((price) => isHeaded || saysUnavailable(price));
      return { line, prices: prices.map(({ centavos }) => centavos) };
    });
  });
}

/** 'SIN STOCK:', or without a colon right above a row and below an empty line. */
export function isUnavailableHeading(lines: readonly PrintedLine[], at: number): boolean {
  const [above, line, next] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!line || hasPesos(line)) return false;
  const text = normalizeText(textOf(line.words));
  const said = splitUnavailable(text.replace(LEAD, ''));
  if (said?.before !== '') return false;
  // 'No hay cambios en:'
  if (/:\P{L}*$/u.test(text)) return GOES_ON.test(said.behind) || !/^\P{L}*no /u.test(text);
  const isApart = above === undefined || !isRightBelow(line, above);
  const isAboveRow = next !== undefined && isRightBelow(next, line) && /\p{L}/u.test(pricesOf(next)[0]?.before ?? '');
  return !/\p{L}/u.test(said.behind) && isApart && isAboveRow;
}

type PriceInText = { centavos: Centavos; before: string; behind: string; isFirst: boolean };

/** The prices in pesos of a line with the texts between them. */
function pricesOf({ words }: PrintedLine): PriceInText[] {
  const places = words.flatMap(({ amount }, at) => (amount?.kind === 'pesos' ? { centavos: amount.centavos, at } : []));
  const textFrom = (from: number, to?: number) => normalizeText(textOf(words.slice(from, to)));
  return places.map(({ centavos, at }, index) => ({
    centavos,
    before: textFrom((places[index - 1]?.at ?? -1) + 1, at),
    behind: textFrom(at + 1, places[index + 1]?.at),
    isFirst: index === 0,
  }));
}

const LEAD = /^[^\p{L}]+/u;
/** What may follow 'sin stock' of a product: a stop, or when it comes back; not 'sin stock vainilla' or 'no hay aumento'. */
export const GOES_ON =
  /^\W*$|^ ?[^\p{L}\d\s]|^ (?:stock|hasta|por|x|vuelve|ingresa|reingresa|entra|llega|recien|pero|y)(?!\p{L})/u;

function saysUnavailable({ before, behind, isFirst }: PriceInText): boolean {
  const said = splitUnavailable(behind.replace(LEAD, ''));
  if (said?.before === '' && GOES_ON.test(said.behind)) return true;
  const lead = splitUnavailable(before.replace(LEAD, ''));
  if (!lead) return false;
  // 'Whey 1 kg sin stock $ 54.500', 'SIN STOCK: Whey 1 kg $ 54.500'
  return lead.before === '' ? isFirst && /^ ?[^\p{L}\d\s]/u.test(lead.behind) : !/\p{L}/u.test(lead.behind);
}
