import type { Flavor } from '#domain/catalogue/product.ts';
import type { ProductImage } from '#domain/catalogue/product-image.ts';
import { percentToBasisPoints } from '#domain/money/discount.ts';
import { type Centavos, pesosToCentavos } from '#domain/money/money.ts';
import type { WireProduct } from '../responses/shop.ts';

/** The public fields of a product. Dates in epoch milliseconds, discount in basis points. */
export type ShopProduct = {
  id: number;
  name: string;
  price: Centavos;
  discount: number;
  images: ProductImage[];
  amount: number;
  flavors: Flavor[];
  description: string;
  idCategory: number;
  brand: string;
  category: string;
  createdAt: number;
};

export function fromWireProduct(wire: WireProduct): ShopProduct {
  return {
    id: wire.id,
    name: wire.name,
    price: pesosToCentavos(wire.price),
    discount: percentToBasisPoints(wire.discount),
    images: wire.images.map((url, index) => ({ url, thumbhash: wire.placeholders[index] ?? null })),
    amount: wire.amount,
    flavors: wire.flavors,
    description: wire.description,
    idCategory: wire.idCategory,
    brand: wire.brand,
    category: wire.category,
    createdAt: wire.creation_date._seconds * 1000 + Math.floor(wire.creation_date._nanoseconds / 1e6),
  };
}
