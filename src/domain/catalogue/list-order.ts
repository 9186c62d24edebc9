import type { Priced } from '../money/discount.ts';
import { finalPrice } from '../money/discount.ts';
import { nameSortKey } from '../text/name-sort-key.ts';

export const LIST_ORDERS = ['default', 'precio-asc', 'precio-desc', 'nombre-asc', 'nombre-desc'] as const;

export type ListOrder = (typeof LIST_ORDERS)[number];

export const LIST_ORDER_LABELS: Readonly<Record<ListOrder, string>> = {
  default: 'Más relevantes',
  'precio-asc': 'Menor precio',
  'precio-desc': 'Mayor precio',
  'nombre-asc': 'A - Z',
  'nombre-desc': 'Z - A',
};

export function isListOrder(value: unknown): value is ListOrder {
  return LIST_ORDERS.some((order) => order === value);
}

/** What the orders of the list need of a product. */
export type Listed = Priced & { id: number; name: string; amount: number };

type Compare = (a: Listed, b: Listed) => number;

const byName: Compare = (a, b) => compareText(nameSortKey(a.name), nameSortKey(b.name));

const KEYS: Readonly<Record<ListOrder, Compare>> = {
  default: (a, b) => b.amount - a.amount,
  'precio-asc': (a, b) => finalPrice(a) - finalPrice(b),
  'precio-desc': (a, b) => finalPrice(b) - finalPrice(a),
  'nombre-asc': byName,
  'nombre-desc': (a, b) => byName(b, a),
};

/** Compares two products in an order; equal ones stand by rising id, in the falling orders too. */
export function compareProducts(order: ListOrder): Compare {
  return (a, b) => KEYS[order](a, b) || a.id - b.id;
}

/**
 * The page after a product of a list sorted by `compareProducts(order)`; without `afterId` the first one.
 * An id that is not in the list gives an empty page. The model that the database's queries are tested against.
 */
export function pageAfter<Item extends Listed>(
  sorted: readonly Item[],
  { afterId, limit, order }: { afterId?: number; limit: number; order: ListOrder },
): { data: Item[]; hasMore: boolean } {
  const cursor = sorted.find(({ id }) => id === afterId);
  if (afterId !== undefined && cursor === undefined) return { data: [], hasMore: false };
  const compare = compareProducts(order);
  const rest = cursor === undefined ? sorted : sorted.filter((item) => compare(item, cursor) > 0);
  return { data: rest.slice(0, limit), hasMore: rest.length > limit };
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
