import type { Centavos } from '#domain/money/money.ts';
import { isColumnHeader, readColumnHeader } from '../column-headers/column-header.ts';
import type { Cell } from '../page/cell.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** A price of a card, and what is printed beside it; without `centavos` for 'a consultar'. */
export type CardOffer = { centavos: Centavos | undefined; title: string; score: number; size: number };

/** Prices that nobody pays for one piece of the product: of an instalment, without taxes, saved. */
const OTHER_PRICE =
  /cuota|inter[eé]s|impuesto|\bs(?:in|\/) ?imp\b|\bimp\.? nac|ahorr|\bpuntos\b|llevando|\benvio|descuento|\boff\b/;

/** One of several lists of prices, of which its number says nothing. */
const NUMBERED = /^(?:precio |p\.? ?)?l(?:ista|\.)? ?\d$/;

/** Pieces that a price of a card can be for. */
const MOST_PIECES = 24;

/** Whether a text says which price stands beside it. */
export function isCardPriceLabel(text: string): boolean {
  const bare = normalizeLabel(text);
  // 'x 60 unid.' and 'display x 12' are sizes.
  if (/^(?:disp|exhib)\S* .*\d/i.test(bare)) return false;
  if ((bare.match(/\d+/g) ?? []).some((count) => Number(count) > MOST_PIECES)) return false;
  return isColumnHeader(bare) || OTHER_PRICE.test(normalizeText(bare)) || /^por (?:caja|bulto|pack|unidad)/i.test(bare);
}

/** The score of the price beside this text; undefined where it is not for one unit, or not in pesos. */
export function cardLabelScore(text: string): number | undefined {
  const bare = normalizeText(normalizeLabel(text));
  if (OTHER_PRICE.test(bare)) return undefined;
  const label = readColumnHeader(bare);
  const said = label.kind === 'price' && label.of === undefined ? label.score : undefined;
  if (said !== undefined && NUMBERED.test(bare)) return said;
  const [count] = bare.match(/\d+/g) ?? [];
  // 'Lista 2 (público)' is a price for one.
  if (count !== undefined && Number(count) !== 1 && (said ?? 0) < 100) return undefined;
  if (said !== undefined) return count === '1' ? Math.max(said, 10) : said;
  return undefined;
}

/** The only price that can be meant; undefined when there is none, or when two could be. */
export function bestOffer(offers: readonly CardOffer[]): CardOffer | undefined {
  const most = Math.max(...offers.map(({ score }) => score));
  const best = offers.filter(({ score }) => score === most);
  const [first] = best;
  if (!first || best.every(({ centavos }) => centavos === first.centavos)) return first;
  const [large, next] = best.toSorted((a, b) => b.size - a.size);
  return large && next && large.size >= 1.25 * next.size ? large : undefined;
}

function isOver(header: Cell, { left, right }: Cell): boolean {
  return header.left < right && header.right > left;
}

/** The prices of one line with what stands beside them or in the headers above; undefined when that cannot be told. */
export function readOffers(cells: readonly Cell[], headers: readonly Cell[]): CardOffer[] | undefined {
  const prices = cells.filter(isOffer);
  // As many headers as prices: each has its own, though they may reach over the next one.
  const inOrder =
    headers.length === prices.length && headers.every((header, at) => isOver(header, prices[at] ?? header));
  if (!inOrder && headers.some((header) => prices.filter((price) => isOver(header, price)).length > 1))
    return undefined;
  return cells.flatMap((cell, index): CardOffer[] => {
    if (!isOffer(cell)) return [];
    const [before, after] = [cells[index - 1], cells[index + 1]];
    const ahead = before && !before.amount && isCardPriceLabel(before.text) ? before : undefined;
    const near = after && (after.left - cell.right < after.size || (!ahead && index + 2 === cells.length));
    const behind = near && !after.amount && isCardPriceLabel(after.text) ? after : undefined;
    const header = inOrder ? headers[prices.indexOf(cell)] : headers.find((one) => isOver(one, cell));
    const labels = [ahead, behind, ahead ? undefined : header].filter((one) => one !== undefined);
    const worths = labels.map(({ text }) => cardLabelScore(text));
    const title = (labels[0]?.text ?? '').replace(/:$/, '');
    const centavos = cell.amount?.kind === 'pesos' ? cell.amount.centavos : undefined;
    const sum = worths.reduce<number | undefined>(
      (all, one) => (all === undefined || one === undefined ? undefined : all + one),
      0,
    );
    return sum === undefined ? [] : [{ centavos, title, score: sum, size: cell.size }];
  });
}

function isOffer({ amount, struck }: Cell): boolean {
  return !struck && ((amount?.kind === 'pesos' && amount.centavos >= 5000) || amount?.kind === 'none');
}

export function normalizeLabel(text: string): string {
  const bare = text.replace(/[:.]\s*$/, '').trim();
  return bare.replace(/^may$/i, 'mayorista').replace(/^min$/i, 'minorista');
}
