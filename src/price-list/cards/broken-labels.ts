import type { Cell } from '../page/cell.ts';
import { cardLabelScore, isCardPriceLabel } from './card-prices.ts';

/** The lines of a card where what a price is for has broken: 'Precio sin impuestos' above 'nacionales: $ 31.400'. */
export function joinBrokenLabels(lines: readonly Cell[][]): Cell[][] {
  const whole: Cell[][] = [];
  for (const line of lines) {
    const [label, ...others] = whole.at(-1) ?? [];
    const [rest, price] = line;
    const broken = label && rest && others.length === 0 && isOfOther(label) && price?.amount && isNextOf(rest, label);
    if (broken) whole[whole.length - 1] = [{ ...rest, text: `${label.text} ${rest.text}` }, ...line.slice(1)];
    else whole.push(line);
  }
  return whole;
}

/** Whether a text is about a price that nobody pays for one piece. */
function isOfOther({ text, amount }: Cell): boolean {
  return !amount && isCardPriceLabel(text) && cardLabelScore(text) === undefined;
}

function isNextOf(rest: Cell, { font, size, y }: Cell): boolean {
  return !rest.amount && rest.font === font && Math.abs(rest.size - size) < 0.3 && rest.y - y < 1.7 * size;
}
