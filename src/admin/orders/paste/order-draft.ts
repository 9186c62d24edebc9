import type { NewOrder, OrderedProduct, ReadLine, ReadOrder } from '#contract/admin/orders.ts';
import { stockOf } from '#domain/catalogue/stock.ts';
import { type Centavos, formatPesos } from '#domain/money/money.ts';
import { parsePrice } from '#domain/money/parse-price.ts';
import { isDiscountAboveTotal, orderTotal } from '#domain/orders/order.ts';

/** Which price a line is sold for where that of the message is not today's. */
export type PriceChoice = 'message' | 'today';

/** A line as the seller completes it. */
export type DraftLine = {
  /** Its place in the message. */
  index: number;
  /** What was written. */
  ordered: ReadLine;
  product: OrderedProduct | undefined;
  /** Undefined while it is not known. */
  flavor: string | null | undefined;
  quantity: number;
  /** Undefined while the prices differ and none is chosen. */
  price: PriceChoice | undefined;
  isRemoved: boolean;
};

/** Discount and shipping in pesos, as they were typed. */
export type OrderDraft = Omit<ReadOrder, 'lines' | 'discount' | 'shipping'> & {
  lines: readonly DraftLine[];
  discount: string;
  shipping: string;
  paid: boolean;
};

export function toOrderDraft({ lines, zone, address, ...order }: ReadOrder): OrderDraft {
  const place = [address, zone].filter(Boolean).join(', ');
  return {
    ...{ ...order, zone, address: place, paid: false },
    discount: formatPesos(order.discount),
    shipping: formatPesos(order.shipping),
    lines: lines.map((line, index) => toDraftLine(line, index)),
  };
}

function toDraftLine(ordered: ReadLine, index: number): DraftLine {
  const [candidate, ...others] = ordered.candidates;
  const line: DraftLine = {
    ...{ index, ordered, quantity: ordered.quantity, product: undefined, flavor: undefined, isRemoved: false },
    price: undefined,
  };
  return candidate && others.length === 0 ? withProduct(line, candidate.product, candidate.flavor) : line;
}

/** The line with another product; a price that is the same in both places needs no choice. */
export function withProduct(line: DraftLine, product: OrderedProduct, flavor?: string | null): DraftLine {
  const only = product.flavors.length === 0 ? null : product.flavors.length === 1 ? product.flavors[0]?.name : flavor;
  const chosen = { ...line, product, flavor: flavor === undefined ? only : flavor };
  return { ...chosen, price: hasOtherPrice(chosen) ? undefined : 'today' };
}

/** What the message asks for one unit; undefined where it does not tell, or not in whole centavos. */
export function messageUnitPrice({ ordered: { total, quantity } }: DraftLine): Centavos | undefined {
  return total === undefined || total % quantity !== 0 ? undefined : total / quantity;
}

/** Whether the message asks for another price than today's. */
export function hasOtherPrice({ ordered: { total, quantity }, product }: DraftLine): boolean {
  return product !== undefined && total !== undefined && total !== product.price * quantity;
}

export function unitPrice(line: DraftLine): Centavos | undefined {
  if (line.price === 'message') return messageUnitPrice(line);
  return line.price === 'today' ? line.product?.price : undefined;
}

/** Units that are left for this line after the other lines of the order. */
export function stockLeft(lines: readonly DraftLine[], line: DraftLine): number | undefined {
  const { product, flavor } = line;
  if (product === undefined || flavor === undefined) return undefined;
  const others = lines.filter((other) => other !== line && other.product?.id === product.id && other.flavor === flavor);
  return stockOf(product, flavor) - others.filter(isKept).reduce((sum, { quantity }) => sum + quantity, 0);
}

const isKept = ({ isRemoved }: DraftLine) => !isRemoved;

export type LineProblem = 'product' | 'flavor' | 'price' | 'stock';

/** What the seller still has to decide about a line. */
export function lineProblem(lines: readonly DraftLine[], line: DraftLine): LineProblem | undefined {
  if (line.isRemoved) return undefined;
  if (!line.product) return 'product';
  if (line.flavor === undefined) return 'flavor';
  if ((stockLeft(lines, line) ?? 0) < line.quantity) return 'stock';
  return unitPrice(line) === undefined ? 'price' : undefined;
}

/** A typed discount or shipping; 0 for an empty text, undefined for what is no amount. */
export function parseAmount(text: string): Centavos | undefined {
  return text.trim() === '' ? 0 : parsePrice(text);
}

/** What the customer pays; undefined while an amount cannot be read or a line has a problem with its product or price. */
export function draftTotal({ lines, ...typed }: OrderDraft): Centavos | undefined {
  const discount = parseAmount(typed.discount);
  const shipping = parseAmount(typed.shipping);
  if (discount === undefined || shipping === undefined) return undefined;
  const total = orderTotal(lineTotals(lines), { discount, shipping });
  return Number.isNaN(total) ? undefined : total;
}

/** Whether more is taken off than the lines cost; false while a price or the discount is not known. */
export function hasTooMuchDiscount({ lines, discount: typed }: OrderDraft): boolean {
  const discount = parseAmount(typed);
  return discount !== undefined && lines.some(isKept) && isDiscountAboveTotal(lineTotals(lines), discount);
}

const lineTotals = (lines: readonly DraftLine[]) =>
  lines.filter(isKept).map((line) => ({ total: (unitPrice(line) ?? Number.NaN) * line.quantity }));

/**
 * The order as it is saved; undefined while something is open, no line is left, an amount cannot be read or the discount
 * is too large.
 */
export function toNewOrder(draft: OrderDraft): NewOrder | undefined {
  const kept = draft.lines.filter(isKept);
  const lines = kept.flatMap((line) => {
    const { product, flavor, quantity } = line;
    const price = unitPrice(line);
    const isOpen = product === undefined || flavor === undefined || price === undefined;
    return isOpen || lineProblem(draft.lines, line)
      ? []
      : [{ productId: product.id, flavor, quantity, unitPrice: price }];
  });
  if (lines.length === 0 || lines.length < kept.length || hasTooMuchDiscount(draft)) return undefined;
  const discount = parseAmount(draft.discount);
  const shipping = parseAmount(draft.shipping);
  if (discount === undefined || shipping === undefined) return undefined;
  const { clientName, paymentMethod, shippingMethod, address, reference, paid, fingerprint } = draft;
  return {
    clientName,
    paymentMethod,
    shippingMethod,
    address,
    reference,
    discount,
    shipping,
    paid,
    fingerprint,
    lines,
  };
}

/** What was ordered and is not in the order: lines taken out, and units that were taken off. */
export function missingUnits({ lines }: OrderDraft): { quantity: number; label: string }[] {
  return lines.flatMap(({ ordered, isRemoved, quantity }) => {
    const missing = isRemoved ? ordered.quantity : ordered.quantity - quantity;
    return missing > 0 ? [{ quantity: missing, label: ordered.label }] : [];
  });
}
