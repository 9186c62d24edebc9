import type { Centavos } from '#domain/money/money.ts';
import { splitUnavailable } from '../amounts/no-price.ts';
import { HEADER_GAP, letterSize, type PrintedLine, textOf } from '../layout/printed-line.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** The prices of a line that are of products that are not sold. */
export type UnavailablePrices = { line: PrintedLine; prices: readonly Centavos[] };

/** Of a message, what it says beside a price, '$ 54.500 sin stock', or above some, 'SIN STOCK:'. */
export function findUnavailablePrices(lines: readonly PrintedLine[]): UnavailablePrices[] {
  const blocks = groupAdjacent(
    lines.map((line, at) => ({ line, isHeading: isUnavailableHeading(lines, at) })),
    ({ line }, last) => hasPesos(line) && isBelow(line, last.line),
  );
  return blocks.flatMap(([first, ...others]) => {
    if (!first) return [];
    return [first, ...others].map(({ line }) => {
      const prices = pricesOf(line).filter((price) => first.isHeading || saysUnavailable(price));
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
  const isApart = above === undefined || !isBelow(line, above);
  const isAboveRow = next !== undefined && isBelow(next, line) && /\p{L}/u.test(pricesOf(next)[0]?.before ?? '');
  return !/\p{L}/u.test(said.behind) && isApart && isAboveRow;
}

/** Whether a line stands right below another one. */
export function isBelow(line: PrintedLine, above: PrintedLine): boolean {
  return line.y - above.y < HEADER_GAP * letterSize(line);
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

export const hasPesos = ({ words }: PrintedLine) => words.some(({ amount }) => amount?.kind === 'pesos');

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
