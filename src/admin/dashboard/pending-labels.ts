import type { WirePendingCounts } from '#contract/responses/admin.ts';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { LOW_STOCK } from '#domain/catalogue/low-stock.ts';

export type Attention = WirePendingCounts;

/** What the tile of a section says that needs the seller, by the section's address; nothing where all is well. */
export function pendingLabels(attention: Attention | null): Readonly<Record<string, readonly string[]>> {
  if (!attention) return {};
  const { withoutStock, fewLeft, unpaidSales } = attention;
  const lines = (...entries: [number, string][]) =>
    entries.filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`);
  return {
    [adminPages.stock]: lines([withoutStock, 'sin stock'], [fewLeft, `con ${LOW_STOCK} o menos`]),
    [adminPages.sales]: lines([unpaidSales, 'sin cobrar']),
  };
}
