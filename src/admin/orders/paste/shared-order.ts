import { isOrderMessage } from '#domain/orders/read-orders.ts';
import { forgetSharedLists, loadSharedList } from '../../stored-lists/stored-lists.ts';

/** Whether what another app has shared is an order and not a supplier's list. */
export async function isSharedOrder(shared: File): Promise<boolean> {
  return shared.type.startsWith('text/plain') && isOrderMessage(await shared.text());
}

/** The order that another app has shared, once; empty when there is none. */
export async function takeSharedOrder(): Promise<string> {
  const shared = await loadSharedList();
  if (!shared || !(await isSharedOrder(shared))) return '';
  const text = await shared.text();
  await forgetSharedLists(shared.lastModified);
  return text;
}
