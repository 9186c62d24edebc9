import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Product } from '#domain/catalogue/product-fields.ts';
import type { Priced } from '#domain/money/discount.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { Centavos } from '#domain/money/money.ts';
import type { Sale, SaleInput, SoldProduct } from '#domain/sales/sale-fields.ts';
import { normalizeForSearch } from '#domain/search/search-words.ts';
import { storedFlavors, storedImages } from '../products/stored-lists.ts';
import { readStoredJson } from '../query/stored-json.ts';
import type { Tables } from '../schema/tables.ts';

const soldProduct: z.ZodType<SoldProduct> = z.object({
  name: z.string(),
  price: z.int(),
  discount: z.int(),
  description: z.string(),
  flavors: storedFlavors,
  images: storedImages,
  brandId: z.int(),
  categoryId: z.int(),
});

export const selectSales = (query: Kysely<Tables>) =>
  query
    .selectFrom('sales')
    .select(['id', 'product_id as productId', 'product_name as productName', 'variant as flavor', 'quantity', 'total'])
    .select(['client_name as clientName', 'payment_method as paymentMethod', 'shipping_method as shippingMethod'])
    .select(['sold_at as soldAt', 'paid', 'image', 'product', 'version']);

type SaleRow = Awaited<ReturnType<ReturnType<typeof selectSales>['execute']>>[number];

export function toSale(row: SaleRow): Sale {
  return {
    ...row,
    paid: row.paid === 1,
    product: readStoredJson(soldProduct, { json: row.product, source: `product of sale ${row.id}` }),
  };
}

/** The columns of a sale that copy its product. */
export function soldProductColumns(product: Product) {
  const { name, price, discount, description, flavors, images, brandId, categoryId } = product;
  const sold: SoldProduct = { name, price, discount, description, flavors, images, brandId, categoryId };
  return {
    product_id: product.id,
    product_name: name,
    search_text: normalizeForSearch(name),
    image: images[0]?.url ?? '',
    product: JSON.stringify(sold),
    unit_cost: product.cost,
  };
}

export function saleColumns(sale: Omit<SaleInput, 'productId'> & Pick<Sale, 'total'>) {
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

/** Undefined when the quantity is below 1 or the total is not a safe integer. */
export function saleTotal(priced: Priced, quantity: number): Centavos | undefined {
  const total = finalPrice(priced) * quantity;
  return quantity >= 1 && Number.isSafeInteger(total) ? total : undefined;
}

export async function readSale(query: Kysely<Tables>, id: number): Promise<Sale> {
  return toSale(await selectSales(query).where('id', '=', id).executeTakeFirstOrThrow());
}
