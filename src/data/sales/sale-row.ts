import type { Kysely } from 'kysely';
import type { Flavor } from '#domain/catalogue/product.ts';
import type { ProductImage } from '#domain/catalogue/product-image.ts';
import type { Priced } from '#domain/money/discount.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { Centavos } from '#domain/money/money.ts';
import { normalizeForSearch } from '#domain/search/search-words.ts';
import type { Tables } from '../engine/schema.ts';
import type { Product } from '../products/product-row.ts';

/** The product as it was when it was sold. */
export type SoldProduct = {
  name: string;
  price: Centavos;
  discount: number;
  description: string;
  flavors: Flavor[];
  images: ProductImage[];
  brandId: number;
  categoryId: number;
};

export type Sale = {
  id: number;
  /** Null when the product was deleted since. */
  productId: number | null;
  productName: string;
  /** Name of the flavor; null for a product without flavors. */
  flavor: string | null;
  quantity: number;
  total: Centavos;
  clientName: string;
  paymentMethod: string;
  shippingMethod: string;
  soldAt: number;
  paid: boolean;
  image: string;
  product: SoldProduct;
};

export const selectSales = (query: Kysely<Tables>) =>
  query
    .selectFrom('sales')
    .select(['id', 'product_id as productId', 'product_name as productName', 'variant as flavor', 'quantity', 'total'])
    .select(['client_name as clientName', 'payment_method as paymentMethod', 'shipping_method as shippingMethod'])
    .select(['sold_at as soldAt', 'paid', 'image', 'product']);

type SaleRow = Awaited<ReturnType<ReturnType<typeof selectSales>['execute']>>[number];

export function toSale(row: SaleRow): Sale {
  return { ...row, paid: row.paid === 1, product: JSON.parse(row.product) };
}

/** What a sale's row keeps of its product. */
export function soldProductColumns(product: Product) {
  const { name, price, discount, description, flavors, images, brandId, categoryId } = product;
  const sold: SoldProduct = { name, price, discount, description, flavors, images, brandId, categoryId };
  return {
    product_id: product.id,
    product_name: name,
    search_text: normalizeForSearch(name),
    image: images[0]?.url ?? '',
    product: JSON.stringify(sold),
  };
}

/** What a sale's row says of itself. */
export function saleColumns(sale: Omit<Sale, 'id' | 'productId' | 'productName' | 'soldAt' | 'image' | 'product'>) {
  return {
    variant: sale.flavor,
    quantity: sale.quantity,
    total: sale.total,
    client_name: sale.clientName,
    payment_method: sale.paymentMethod,
    shipping_method: sale.shippingMethod,
    paid: sale.paid ? 1 : 0,
  };
}

/** What is paid for so many; undefined when that is no amount that can be kept. */
export function saleTotal(priced: Priced, quantity: number): Centavos | undefined {
  const total = finalPrice(priced) * quantity;
  return quantity >= 1 && Number.isSafeInteger(total) ? total : undefined;
}

export async function readSale(query: Kysely<Tables>, id: number): Promise<Sale> {
  return toSale(await selectSales(query).where('id', '=', id).executeTakeFirstOrThrow());
}
