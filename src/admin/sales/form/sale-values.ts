import type { Flavor } from '#domain/catalogue/flavor.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { defaultFlavor } from '#domain/catalogue/stock.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { Centavos } from '#domain/money/money.ts';
import type { Sale, SaleInput } from '#domain/sales/sale-fields.ts';

/** The product of a sale: the price at which it is sold and its current stock. */
export type SaleFormProduct = {
  /** Null when the product was deleted. */
  id: number | null;
  name: string;
  price: Centavos;
  discount: number;
  amount: number;
  flavors: Flavor[];
};

/** The fields of the form, by the names of the sale's fields; `productId` holds all that the form shows of the product. */
export type SaleFormValues = {
  productId: SaleFormProduct | null;
  /** Empty for a product without flavors. */
  flavor: string;
  quantity: string;
  clientName: string;
  paymentMethod: string;
  shippingMethod: string;
  paid: boolean;
};

export function toSaleFormProduct({ id, name, price, discount, amount, flavors }: Product): SaleFormProduct {
  return { id, name, price, discount, amount, flavors };
}

/** The flavor that is selected first for a product. */
export function initialFlavor({ flavors }: Pick<SaleFormProduct, 'flavors'>): string {
  return (defaultFlavor({ flavors }) ?? flavors[0])?.name ?? '';
}

/** The initial values of the form; `product` is the current one, null when it was deleted. */
export function toSaleFormValues(sale: Sale | null, product: Product | null): SaleFormValues {
  if (sale === null) {
    const noClient = { clientName: '', paymentMethod: '', shippingMethod: '', paid: false };
    return { productId: null, flavor: '', quantity: '1', ...noClient };
  }
  const { clientName, paymentMethod, shippingMethod, paid } = sale;
  const { price, discount } = sale.product;
  const { amount = 0, flavors = [] } = product ?? {};
  return {
    productId: { id: sale.productId, name: sale.productName, price, discount, amount, flavors },
    flavor: sale.flavor ?? '',
    quantity: String(sale.quantity),
    clientName,
    paymentMethod,
    shippingMethod,
    paid,
  };
}

/** The product with its current stock and the price at which it was sold. */
export function withSalePrice({ product: { price, discount } }: Sale, product: SaleFormProduct): SaleFormProduct {
  return { ...product, price, discount };
}

export function toSaleInput({ productId: product, flavor, quantity, ...buyer }: SaleFormValues): SaleInput {
  return {
    productId: product?.id ?? null,
    flavor: flavor === '' ? null : flavor,
    quantity: Number(quantity),
    ...buyer,
    clientName: buyer.clientName.trim(),
  };
}

/** A whole number from 1, or undefined. */
export function parseQuantity(text: string): number | undefined {
  return /^\s*[1-9]\d{0,5}\s*$/.test(text) ? Number(text) : undefined;
}

/** The total, computed as on the server; undefined without a product or quantity. */
export function calculateTotal({
  productId: product,
  quantity,
}: Pick<SaleFormValues, 'productId' | 'quantity'>): Centavos | undefined {
  const count = parseQuantity(quantity);
  return product && count !== undefined ? finalPrice(product) * count : undefined;
}
