import type { Centavos } from '#domain/money.ts';
import type { Picture } from '#domain/picture.ts';
import type { Flavor } from '#domain/product.ts';
import { searchText } from '#domain/search.ts';
import type { Database } from './database.ts';

/** The product as it was when it was sold. */
export type SoldProduct = {
  name: string;
  price: Centavos;
  discount: number;
  description: string;
  flavors: Flavor[];
  images: Picture[];
  brandId: number;
  categoryId: number;
};

export type Sale = {
  id: number;
  /** Null when the product was deleted since. */
  productId: number | null;
  productName: string;
  /** Name of the flavor; null for a product without flavors. */
  variant: string | null;
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

export type SalesPage = { sales: Sale[]; totalResults: number };

type Request = { name?: string; page?: number; pageSize?: number };

/** Sales whose product's name holds the text, newest first; pages count from 1. */
export async function listSales(
  { query }: Pick<Database, 'query'>,
  { name = '', page = 1, pageSize = 10 }: Request = {},
): Promise<SalesPage> {
  const wanted = searchText(name).replace(/[\\%_]/g, '\\$&');
  const matching = query
    .selectFrom('sales')
    .$if(wanted !== '', (qb) => qb.where((eb) => eb('search_text', 'like', `%${wanted}%`)));
  const rows = await matching
    .select(['id', 'product_id as productId', 'product_name as productName', 'variant', 'quantity', 'total'])
    .select(['client_name as clientName', 'payment_method as paymentMethod', 'shipping_method as shippingMethod'])
    .select(['sold_at as soldAt', 'paid', 'image', 'product'])
    .orderBy('sold_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const counted = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const sales = rows.map((row) => ({ ...row, paid: row.paid === 1, product: JSON.parse(row.product) }));
  return { sales, totalResults: counted.total };
}
