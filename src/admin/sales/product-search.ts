import type { AdminProduct } from '#contract/admin/products.ts';
import { adminClient } from '../session/admin-client.ts';

/** From so many letters on products are looked for, and so many are offered (spec §9). */
export const MIN_LETTERS = 3;
const MAX_OFFERED = 10;

/** Products of the shop whose name holds the text; none for a text that is too short. Throws ApiError. */
export async function productsNamed(text: string): Promise<AdminProduct[]> {
  const name = text.trim();
  if ([...name].length < MIN_LETTERS) return [];
  return (await adminClient.products.list({ name, active: 'S', page: 1, pageSize: MAX_OFFERED })).rows;
}
