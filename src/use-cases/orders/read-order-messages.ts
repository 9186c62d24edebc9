import { createHash } from 'node:crypto';
import type { Database } from '#data/engine/database.ts';
import { findEnteredOrder } from '#data/orders/list-orders.ts';
import { listOrderableProducts, type OrderableProduct } from '#data/orders/orderable-products.ts';
import { createLineMatcher, type LineCandidate } from '#domain/orders/match-ordered-line.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import type { OrderedLine, ReceivedOrder } from '#domain/orders/received-order.ts';

export type MatchedLine = OrderedLine & { candidates: readonly LineCandidate<OrderableProduct>[] };

export type MatchedOrder = Omit<ReceivedOrder, 'lines'> & {
  lines: readonly MatchedLine[];
  fingerprint: string;
  /** When the same message was entered before, in epoch milliseconds; undefined when it never was. */
  enteredBefore: number | undefined;
  /** Whether an earlier order of the same text says the same. */
  isRepeated: boolean;
};

/** The orders in a text from a chat, with what each line can mean. Changes nothing. */
export async function readOrderMessages(database: Database, text: string): Promise<MatchedOrder[]> {
  const orders = readOrders(text);
  if (orders.length === 0) return [];
  const candidatesOf = createLineMatcher(await listOrderableProducts(database));
  const seen = new Set<string>();
  const matched: MatchedOrder[] = [];
  for (const order of orders) {
    const fingerprint = orderFingerprint(order);
    matched.push({
      ...order,
      lines: order.lines.map((line) => ({ ...line, candidates: candidatesOf(line.label) })),
      fingerprint,
      enteredBefore: (await findEnteredOrder(database, fingerprint))?.enteredAt,
      isRepeated: seen.has(fingerprint),
    });
    seen.add(fingerprint);
  }
  return matched;
}

/** Equal for the same message however it was copied. */
function orderFingerprint({ clientName, address, lines, total }: ReceivedOrder): string {
  const ordered = lines.map(({ quantity, label, total: price }) => [quantity, label, price ?? null]);
  return createHash('sha256')
    .update(JSON.stringify([clientName, address, ordered, total ?? null]))
    .digest('base64url');
}
