import type { WirePendingCounts } from '#contract/responses/admin.ts';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { LOW_STOCK } from '#domain/catalogue/low-stock.ts';
import { OLD_PRICE_DAYS } from '#domain/pricing/price-age.ts';

const OLD_PRICES = `${adminPages.quickPrices}?dias=${OLD_PRICE_DAYS}&orden=pricedAt`;

/** With `to` it leads to what is pending alone. */
export type PendingLabel = { text: string; to?: string };

/** Labels about pending work by URL of the section; empty where nothing is pending. */
export function pendingLabels(counts: WirePendingCounts | null): Readonly<Record<string, readonly PendingLabel[]>> {
  if (!counts) return {};
  const { withoutStock, fewLeft, oldPrices, unpaidSales, unreadMessages } = counts;
  const labels = (...entries: [number, string, to?: string][]) =>
    entries
      .filter(([count]) => count > 0)
      .map(([count, text, to]): PendingLabel => ({ text: `${count} ${text}`, ...(to !== undefined && { to }) }));
  return {
    [adminPages.stock]: labels([withoutStock, 'sin stock'], [fewLeft, `con ${LOW_STOCK} o menos`]),
    [adminPages.quickPrices]: labels([oldPrices, `con más de ${OLD_PRICE_DAYS} días`, OLD_PRICES]),
    [adminPages.sales]: labels([unpaidSales, 'sin cobrar']),
    [adminPages.messages]: labels([unreadMessages, 'sin leer']),
  };
}
