import { findDollarRate } from '#domain/business/dollar-rate.ts';
import { adminClient } from '../session/admin-client.ts';

/** All products with their prices, and what a dollar costs; without the constants the screens do without it. */
export async function loadPrices() {
  const [rows, constants] = await Promise.all([
    adminClient.products.prices(),
    adminClient.constants.list().catch(() => []),
  ]);
  return { rows, dollar: findDollarRate(constants) };
}
