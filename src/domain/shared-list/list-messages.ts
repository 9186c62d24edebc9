import { oneLine } from '../cart/order-message.ts';
import { availableFlavors } from '../catalogue/stock.ts';
import type { FormatPrice } from '../money/format-price.ts';
import type { SharedGroup, SharedProduct } from './shared-list.ts';

/** Most letters of a message, so that it is read and sent in one go; WhatsApp takes many more. */
export const MAX_MESSAGE_LENGTH = 4_000;

/** Longer lists of flavors are only counted. */
const MAX_FLAVORS_LENGTH = 400;

/** Room for the part's number and the address in each message. */
const FRAME_LENGTH = 300;

type ListMessages = {
  shop: string;
  /** Such as '22/11/2026'. */
  date: string;
  /** Address of the list in the shop. */
  link: string;
  formatPrice: FormatPrice;
};

/** The list as WhatsApp messages, none longer than the limit; a heading is repeated where its products go on. */
export function listMessages(
  groups: readonly SharedGroup[],
  { shop, date, link, formatPrice }: ListMessages,
): string[] {
  const parts: string[][] = [[]];
  let length = 0;
  for (const { name, products } of groups) {
    const heading = `\n*${oneLine(name).toUpperCase()}*`;
    products.forEach((product, index) => {
      const line = productLine(product, formatPrice);
      const first = index === 0 ? [heading, line] : [line];
      if (length + lengthOf(first) > MAX_MESSAGE_LENGTH - FRAME_LENGTH && length > 0) {
        parts.push([]);
        length = 0;
      }
      const lines = length === 0 ? [heading, line] : first;
      parts.at(-1)?.push(...lines);
      length += lengthOf(lines);
    });
  }
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines, index, { length: count }) =>
      [
        `*${shop}* – lista de precios del ${date}${count === 1 ? '' : ` (${index + 1} de ${count})`}`,
        ...lines,
        ...(index === count - 1 ? ['', `Pedí en ${link}`] : []),
      ].join('\n'),
    );
}

/** '• Whey 1 kg (Chocolate, Vainilla): $ 4290', with the price before the offer crossed out. */
function productLine(product: SharedProduct, formatPrice: FormatPrice): string {
  const flavors = availableFlavors(product).map(({ name }) => oneLine(name));
  const names = flavors.join(', ');
  const shown = names.length > MAX_FLAVORS_LENGTH ? `${flavors.length} sabores` : names;
  const before = product.finalPrice < product.price ? `~${formatPrice(product.price)}~ ` : '';
  return `• ${oneLine(product.name)}${shown && ` (${shown})`}: ${before}*${formatPrice(product.finalPrice)}*`;
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}
