import type { CardText } from '../page/card.ts';
import { type Cell, isText } from '../page/cell.ts';
import { styleOf } from '../styles/text-styles.ts';
import { type CardDraft, continuesName, findSizeCells } from './card-draft.ts';
import { type CardOffer, isCardPriceLabel, readOffers } from './card-prices.ts';
import { joinText } from './cell-lines.ts';

/** What has been read of a box: its products, and what stands above the first of them; `headers` are those of prices. */
export type CardReading = {
  drafts: readonly CardDraft[];
  above: readonly CardText[];
  before: readonly CardOffer[];
  headers: readonly Cell[];
};

export const EMPTY_READING: CardReading = { drafts: [], above: [], before: [], headers: [] };

type CardLine = {
  line: readonly Cell[];
  next: readonly Cell[];
  isName: (cell: Cell) => boolean;
};

/** Reads one more line of a box; undefined when a box of products has no such line. */
export function readCardLine(read: CardReading, { line, next, isName }: CardLine): CardReading | undefined {
  const draft = read.drafts.at(-1);
  if (line.every((cell) => !cell.amount && isCardPriceLabel(cell.text))) return { ...read, headers: line };
  const offers = readOffers(line, read.headers);
  if (!offers) return undefined;
  const priced = line.some((cell) => cell.amount && !cell.struck);
  const own = priced;
  const names = line.filter((cell) => isName(cell) && !(priced && isCardPriceLabel(cell.text)));
  if (names.some((cell, at) => at > 0 && cell.left - (names[at - 1]?.right ?? 0) > 3 * cell.size)) return undefined;
  const rest = line.filter((cell) => isText(cell) && !names.includes(cell));
  const sizes = own && draft ? findSizeCells(line, names) : [];
  if (draft && sizes.length > 0) {
    const others = line.filter((cell) => !sizes.includes(cell));
    const texts = rest
      .filter((cell) => !sizes.includes(cell) && !isCardPriceLabel(cell.text))
      .map((cell) => toText(cell, false));
    const variant = { text: joinText(sizes), texts, offers: readOffers(others, read.headers) ?? offers };
    return withLast(read, { ...printedToo(draft, line), variants: [...draft.variants, variant] });
  }
  if (names.length === 0 && rest.some((cell) => !isCardPriceLabel(cell.text) && isBesidePrice(cell, line)))
    return undefined;
  const named = names.length > 0 ? withNames(read, { names, priced: own, next }) : read;
  const current = named.drafts.at(-1);
  const small = rest
    .filter((cell) => (!priced && names.length > 0 && BOX.test(cell.text)) || !isCardPriceLabel(cell.text))
    .map((cell) => toText(cell, current === undefined));
  return current
    ? withLast(named, withTexts(withOffers(printedToo(current, line), offers), small))
    : { ...named, above: [...named.above, ...small], before: [...named.before, ...offers] };
}

/** Names go on with the product above them, or begin another. */
function withNames(
  read: CardReading,
  { names, priced, next }: { names: readonly Cell[]; priced: boolean; next: readonly Cell[] },
): CardReading {
  const draft = read.drafts.at(-1);
  if (draft && continuesName(draft, names, { priced, next }))
    return withLast(read, { ...draft, names: [...draft.names, ...names] });
  const texts = draft ? [] : read.above;
  return { ...read, drafts: [...read.drafts, { names, texts, offers: [], variants: [], printed: [] }] };
}

function withLast(read: CardReading, draft: CardDraft): CardReading {
  return { ...read, drafts: read.drafts.with(-1, draft) };
}

function printedToo(draft: CardDraft, line: readonly Cell[]): CardDraft {
  return { ...draft, printed: [...draft.printed, joinText(line)] };
}

/** Another price below a size is of that size when it says which one it is: 'Revendedor: $ 9.000'. */
function withOffers(draft: CardDraft, offers: readonly CardOffer[]): CardDraft {
  const last = draft.variants.at(-1);
  if (!last || offers.some(({ title }) => title === '')) return { ...draft, offers: [...draft.offers, ...offers] };
  return { ...draft, variants: draft.variants.with(-1, { ...last, offers: [...last.offers, ...offers] }) };
}

/** Small print below sizes belongs to the last of them. */
function withTexts(draft: CardDraft, small: readonly CardText[]): CardDraft {
  const last = draft.variants.at(-1);
  if (!last) return { ...draft, texts: [...draft.texts, ...small] };
  return { ...draft, variants: draft.variants.with(-1, { ...last, texts: [...last.texts, ...small] }) };
}

const BOX = /^(?:caja|cja|estuche)\b.*\d/i;

function isBesidePrice(cell: Cell, line: readonly Cell[]): boolean {
  const next = line[line.indexOf(cell) + 1];
  return next?.amount !== undefined && next.left - cell.right < 1.2 * next.size;
}

function toText(cell: Cell, above: boolean): CardText {
  return { text: cell.text, style: styleOf(cell), above };
}
