import type { Card, CardText } from '../page/card.ts';
import { type Cell, isText } from '../page/cell.ts';
import type { Box } from '../page/text-page.ts';
import { isFlavorText, isSizeText, startsWithSize } from './card-cells.ts';
import { bestOffer, type CardOffer, isCardPriceLabel } from './card-prices.ts';
import { joinText } from './cell-lines.ts';

type CardVariant = { text: string; texts: readonly CardText[]; offers: readonly CardOffer[] };

/** A product while its box is read. */
export type CardDraft = {
  names: readonly Cell[];
  texts: readonly CardText[];
  offers: readonly CardOffer[];
  variants: readonly CardVariant[];
  printed: readonly string[];
};

/** How far below a line a name goes on, as part of the size of its letters. */
const NEXT = 1.7;

/** Sizes or flavors before a price, where no name stands. */
export function findSizeCells(line: readonly Cell[], names: readonly Cell[]): Cell[] {
  if (names.some(({ text }) => !isSizeText(text))) return [];
  return line.filter(
    (cell) => isText(cell) && !isOnlyLabel(cell.text) && (startsWithSize(cell.text) || isFlavorText(cell.text)),
  );
}

/** 'x 12' is a number of pieces that a price is for, 'display x 12' is what is sold. */
function isOnlyLabel(text: string): boolean {
  return isCardPriceLabel(text) && !/^(?:pote|sobre|bolsa)/i.test(text);
}

/** Whether names go on with the name above them: next to it, and not with prices of their own behind those of others. */
export function continuesName(
  draft: CardDraft,
  [first]: readonly Cell[],
  { priced, next }: { priced: boolean; next: readonly Cell[] },
): boolean {
  const last = draft.names.at(-1);
  if (!first || !last || first.y - last.y > NEXT * first.size || draft.variants.length > 0) return false;
  if (draft.offers.length === 0) return draft.texts.every(({ above }) => above);
  // Below a name with its price: the rest of it, unless sizes of its own follow.
  return !priced && !(next.some(({ amount }) => amount) && findSizeCells(next, []).length > 0);
}

/** The products that a draft has become: one for each of its sizes. */
export function toCards({ names, texts, offers, variants, printed }: CardDraft, box: Box): Card[] {
  const name = joinText(names);
  const common = { brand: undefined, printed: printed.join(' '), box };
  const [size] = texts.filter(({ text, above }) => !above && isSizeText(text));
  if (variants.length === 0)
    return offers.length === 0
      ? []
      : [
          {
            ...common,
            ...priceOf(offers),
            name: [name, size?.text ?? ''].join(' ').trim(),
            texts: texts.filter((one) => one !== size),
          },
        ];
  if (offers.length > 0) return [];
  return variants.map((variant) => ({
    ...common,
    ...priceOf(variant.offers),
    name: `${name} ${variant.text}`,
    texts: [...texts, ...variant.texts],
  }));
}

function priceOf(offers: readonly CardOffer[]): Pick<Card, 'price' | 'title' | 'score' | 'offers'> {
  const best = bestOffer(offers);
  return { price: best?.centavos, title: best?.title ?? '', score: best?.score ?? 0, offers };
}
