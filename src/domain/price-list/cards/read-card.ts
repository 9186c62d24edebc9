import type { Card, CardText } from '../page/card.ts';
import type { Cell } from '../page/cell.ts';
import type { Box } from '../page/text-page.ts';
import { styleOf } from '../page/text-styles.ts';
import { cardCells, isFlavors, isSize } from './card-cells.ts';
import { type Draft, goesOn, sizesOf, toCards } from './card-draft.ts';
import { isText, joined, linesOf } from './card-lines.ts';
import { isPriceLabel, type Offer, offersOf } from './card-prices.ts';

/**
 * The products of a box: a name with its small print and prices, above or below it, or names with a line for each size
 * below them. Undefined when it is not made like this.
 */
export function readCard(
  given: readonly Cell[],
  box: Box,
  { single = false }: { single?: boolean } = {},
): Card[] | undefined {
  const lines = linesOf(cardCells(given));
  const words = lines.flat().filter((cell) => isWords(cell));
  const largest = Math.max(...words.map(({ size }) => size));
  const nameCell = words.find(({ size }) => size >= 0.97 * largest);
  if (!nameCell) return undefined;
  const isName = (cell: Cell) =>
    isText(cell) && cell.font === nameCell.font && Math.abs(cell.size - nameCell.size) < 0.3;
  const drafts: Draft[] = [];
  const above: CardText[] = [];
  const before: Offer[] = [];
  let heads: Cell[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.every((cell) => !cell.amount && isPriceLabel(cell.text)) && !isBoxBelow(line, drafts.at(-1))) {
      heads = line;
      continue;
    }
    const draft = drafts.at(-1);
    const offers = offersOf(line, heads);
    if (!offers) return undefined;
    const priced = line.some((cell) => cell.amount && !cell.struck);
    const names = line.filter((cell) => isName(cell) && !(priced && isPriceLabel(cell.text)));
    if (names.some((cell, at) => at > 0 && cell.left - (names[at - 1]?.right ?? 0) > 3 * cell.size)) return undefined;
    const rest = line.filter((cell) => isText(cell) && !names.includes(cell));
    const sizes = priced && draft ? sizesOf(line, names) : [];
    const printed = line.map(({ text }) => text).join(' ');
    if (sizes.length > 0 && draft) {
      const texts = rest.filter((cell) => !sizes.includes(cell)).map((cell) => toText(cell, false));
      const own = offersOf(
        line.filter((cell) => !sizes.includes(cell)),
        heads,
      );
      draft.variants.push({ text: joined(sizes), texts, offers: own ?? offers });
      draft.printed.push(printed);
      continue;
    }
    if (names.length > 0) {
      if (draft && goesOn(draft, names, { priced, next: lines[index + 1] ?? [] })) draft.names.push(...names);
      else
        drafts.push({
          names: [...names],
          texts: drafts.length === 0 ? [...above] : [],
          offers: [],
          variants: [],
          printed: [],
        });
    }
    const current = drafts.at(-1);
    const unknown = rest.some((cell) => !isPriceLabel(cell.text) && isBesidePrice(cell, line));
    if (unknown && names.length === 0) return undefined;
    const isBox = isBoxBelow(line, current);
    const small = rest
      .filter((cell) => isBox || !isPriceLabel(cell.text))
      .map((cell) => toText(cell, current === undefined));
    if (!current) {
      above.push(...small);
      before.push(...offers);
    } else {
      (current.variants.at(-1) ?? current).texts.push(...small);
      current.offers.push(...offers);
      current.printed.push(printed);
    }
  }
  if (single && drafts.length !== 1) return undefined;
  if (drafts.some(({ names }) => isFlavors(joined(names)))) return undefined;
  if (before.length > 0) {
    if (drafts.length !== 1) return undefined;
    drafts[0]?.offers.unshift(...before);
  }
  return drafts.length > 0 && drafts.some((one) => one.offers.length + one.variants.length > 0)
    ? drafts.flatMap((draft) => toCards(draft, box))
    : undefined;
}

/** 'Display x 12' right below a name is what is sold, no head over its price. */
function isBoxBelow(line: readonly Cell[], draft: Draft | undefined): boolean {
  const [cell, ...others] = line;
  const name = draft?.offers.length === 0 ? draft.names.at(-1) : undefined;
  const close = name !== undefined && cell !== undefined && cell.y - name.y < 1.7 * name.size;
  return close && others.length === 0 && /^(?:disp|display|caja|estuche)\b.*\d/i.test(cell.text);
}

function isBesidePrice(cell: Cell, line: readonly Cell[]): boolean {
  const next = line[line.indexOf(cell) + 1];
  return next?.amount !== undefined && next.left - cell.right < 1.2 * next.size;
}

function isWords(cell: Cell): boolean {
  return isText(cell) && /\p{L}{3}/u.test(cell.text) && !isPriceLabel(cell.text) && !isSize(cell.text);
}

function toText(cell: Cell, above: boolean): CardText {
  return { text: cell.text, style: styleOf(cell), above };
}
