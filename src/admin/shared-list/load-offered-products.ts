import { shownFact } from '#domain/business/unfilled-facts.ts';
import { type FormatPrice, priceFormat } from '#domain/money/format-price.ts';
import type { SharedProduct } from '#domain/shared-list/shared-list.ts';
import { fetchAllRows } from '../export/all-rows.ts';
import { adminClient } from '../session/admin-client.ts';
import type { ListLinks } from './list-link.ts';

const SUPPLEMENTS = 'Suplementos';

export type SharedListData = {
  products: readonly SharedProduct[];
  links: ListLinks;
  formatPrice: FormatPrice;
  /** The seller's WhatsApp number; empty when it is not filled in. */
  phone: string;
};

/** What customers are offered today: the products in the shop and how it writes prices. */
export async function loadOfferedProducts(): Promise<SharedListData> {
  const [products, brands, categories, constants] = await Promise.all([
    fetchAllRows((page, pageSize) => adminClient.products.list({ name: '', active: 'S', page, pageSize })),
    adminClient.brands.list(),
    adminClient.categories.list(),
    adminClient.constants.list(),
  ]);
  const fact = (name: string) => constants.find((constant) => constant.name === name);
  const phone = fact('whatsappPhone');
  return {
    products,
    links: {
      brand: brands.rows.map(({ name, link }) => ({ name, link, list: 'marcas' })),
      category: categories.rows
        .filter(({ categoryType }) => categoryType === SUPPLEMENTS)
        .map(({ name, link }) => ({ name, link, list: 'suplementos' })),
    },
    formatPrice: priceFormat(fact('groupedPrices')?.value ?? ''),
    phone: phone ? shownFact(phone) : '',
  };
}
