import { readAmount } from '../amounts/amount.ts';
import { startsWithSize } from '../cards/card-cells.ts';
import { bestOffer, type CardOffer, cardLabelScore } from '../cards/card-prices.ts';
import { groupLines } from '../cards/cell-lines.ts';
import { isColumnHeader, readColumnHeader } from '../column-headers/column-header.ts';
import type { Card, CardText } from '../page/card.ts';
import type { Cell, Line } from '../page/cell.ts';
import { styleOf } from '../styles/text-styles.ts';

type KeyValue = { key: string; value: string };
type KeyBlock = { fields: KeyValue[]; last: Cell; valueLeft: number; left: number; top: number; bottom: number };

/** A column of a page that is made of blocks like 'Artículo: …', 'Marca: …', 'Precio: …'. */
export type KeyColumn = { cards: Card[]; rest: Line[]; blocks: number };

/** The columns of such blocks on a page; none where keys do not begin most of the lines. */
export function readKeyColumns(lines: readonly Line[]): KeyColumn[] {
  const cells = lines.flatMap((line) => line.cells);
  const times = Map.groupBy(
    cells.flatMap(({ text }) => KEY.exec(text)?.[1] ?? []),
    (key) => key,
  );
  const keyOf = (text: string) => {
    const [, key = ''] = KEY.exec(text) ?? [];
    return (times.get(key)?.length ?? 0) >= 3 || isColumnHeader(key) ? key : undefined;
  };
  const keys = cells.filter((cell) => keyOf(cell.text) !== undefined);
  const lefts = [...Map.groupBy(keys, ({ left }) => Math.round(left / 3))]
    .map(([, same]) => ({ left: Math.min(...same.map((cell) => cell.left)), many: same.length }))
    .filter(({ many }) => many >= 3)
    .map(({ left }) => left)
    .sort((a, b) => a - b)
    .filter((left, index, all) => index === 0 || left - (all[index - 1] ?? 0) > 6);
  const top = Math.min(...keys.map(({ y }) => y));
  return lefts.map((left, index) => {
    const right = lefts[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = cells.filter((cell) => cell.y > top - 30 && cell.left >= left - 3 && cell.left < right - 3);
    return readColumn(groupLines(own), { left, right: Math.min(right, left + 1000), keyOf });
  });
}

const KEY = /^([^:\d]{2,26}):(?:\s|$)/;

type KeyOf = (text: string) => string | undefined;

function readColumn(
  lines: readonly (readonly Cell[])[],
  { left, right, keyOf }: { left: number; right: number; keyOf: KeyOf },
): KeyColumn {
  const blocks: KeyBlock[] = [];
  const rest: Line[] = [];
  let block: KeyBlock | undefined;
  for (const cells of lines) {
    const [first, ...others] = cells;
    if (!first) continue;
    // A key before money has lost its colon.
    const bare = others[0]?.amount && isColumnHeader(first.text) ? first.text : undefined;
    const key = keyOf(first.text) ?? bare;
    const value = [
      key === undefined || key === first.text ? '' : first.text.slice(first.text.indexOf(':') + 1),
      ...others.map(({ text }) => text),
    ]
      .join(' ')
      .trim();
    if (key !== undefined) {
      if (!block || block.fields.some((field) => field.key === key)) {
        block = { fields: [], last: first, valueLeft: 0, left, top: first.y - first.size, bottom: first.y };
        blocks.push(block);
      }
      block.fields.push({ key, value });
      block.valueLeft = others[0]?.left ?? first.left + 4;
    } else if (block && goesOn(cells, block)) {
      const field = block.fields.at(-1);
      if (field) field.value = `${field.value} ${cells.map(({ text }) => text).join(' ')}`;
    } else {
      block = undefined;
      rest.push({ y: first.y, cells: [...cells] });
      continue;
    }
    block.last = first;
    block.bottom = first.y;
  }
  const cards = blocks.flatMap((one) => toCard(one, right) ?? []);
  return { cards, rest, blocks: blocks.length };
}

/** A value goes on in the next line, below itself or further in than its key. */
function goesOn([first]: readonly Cell[], { last, valueLeft, left }: KeyBlock): boolean {
  if (!first || first.y - last.y > 1.9 * first.size || first.size > 1.1 * last.size) return false;
  return first.left > left + 2 && first.left > valueLeft - 3;
}

function toCard({ fields, left, top, bottom }: KeyBlock, right: number): Card | undefined {
  const names: string[] = [];
  const texts: CardText[] = [];
  const offers: CardOffer[] = [];
  let brand: string | undefined;
  for (const { key, value } of fields) {
    // What nobody knows the key of says nothing.
    const { kind } = isColumnHeader(key) ? readColumnHeader(key) : { kind: 'other' };
    if (kind === 'name') names.push(value);
    else if (kind === 'brand') brand = value;
    else if (kind === 'detail' && (startsWithSize(value) || /\d/.test(value))) names.push(value);
    else if (kind === 'detail')
      texts.push({ text: value, style: styleOf({ font: key, size: 1, text: '' }), above: false });
    else if (kind === 'price') offers.push(...offerOf(key, value));
  }
  const [name] = names;
  if (name === undefined || offers.length === 0) return undefined;
  const best = bestOffer(offers);
  const printed = fields.map(({ key, value }) => `${key}: ${value}`).join(' ');
  const price = { price: best?.centavos, title: best?.title ?? '', score: best?.score ?? 0, offers };
  return { ...price, name: names.join(' '), texts, brand, printed, box: { left, top, right, bottom } };
}

function offerOf(key: string, value: string): CardOffer[] {
  const amount = readAmount(value);
  const score = cardLabelScore(key);
  if (score === undefined || amount?.kind === 'dollars') return [];
  return [{ centavos: amount?.kind === 'pesos' ? amount.centavos : undefined, title: key, score, size: 1 }];
}
