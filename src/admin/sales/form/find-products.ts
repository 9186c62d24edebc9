import type { Product } from '#domain/catalogue/product-fields.ts';
import { hasEnoughLetters, MAX_RESULTS } from '../../product-search/search-limits.ts';
import { adminClient } from '../../session/admin-client.ts';

/** Active products whose name contains the text; none for a text that is too short. Throws ApiError. */
export async function findProductsByName(text: string): Promise<Product[]> {
  const name = text.trim();
  if (!hasEnoughLetters(name)) return [];
  return (await adminClient.products.list({ name, active: 'S', page: 1, pageSize: MAX_RESULTS })).rows;
}
