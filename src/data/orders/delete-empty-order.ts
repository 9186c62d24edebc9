import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Deletes an order that has no sale left. */
export async function deleteEmptyOrder(transaction: Transaction<Tables>, id: number): Promise<void> {
  await transaction
    .deleteFrom('orders')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sales').select('sales.id').whereRef('order_id', '=', 'orders.id'))),
    )
    .execute();
}
