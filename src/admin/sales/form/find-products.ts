import type { AdminProduct } from '#contract/admin/products.ts';
import { hasEnoughLetters, MAX_RESULTS } from '../../product-search/search-limits.ts';
import { adminClient } from '../../session/admin-client.ts';

/** Active products whose name contains the text; none for a text that is too short. Throws ApiError. */
export async function findProductsByName(text: string): Promise<AdminProduct[]> {
  const name = text.trim();
  if (!hasEnoughLetters(name)) return [];
  return (await adminClient.products.list({ name, active: 'S', page: 1, pageSize: MAX_RESULTS })).rows;
}
