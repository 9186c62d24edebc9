import type { AdminProduct } from '#contract/admin/products.ts';
import type { AdminSale, SaleInput } from '#contract/admin/sales.ts';
import type { Flavor } from '#domain/catalogue/product.ts';
import { defaultFlavor } from '#domain/catalogue/stock.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { Centavos } from '#domain/money/money.ts';

/** What the form copies of a product: its price as it is sold, and its stock as it is now. */
export type SaleFormProduct = {
  /** Null when the product was deleted since. */
  id: number | null;
  name: string;
  price: Centavos;
  discount: number;
  amount: number;
  flavors: Flavor[];
};

/** The form, under the names that the server's answers use. */
export type SaleFormValues = {
  idProduct: SaleFormProduct | null;
  /** Empty for a product without flavors. */
  variant: string;
  quantity: string;
  clientName: string;
  paymentMethod: string;
  shippingMethod: string;
  paid: boolean;
};

export function toSaleFormProduct({ id, name, price, discount, amount, flavors }: AdminProduct): SaleFormProduct {
  return { id, name, price, discount, amount, flavors };
}

/** The variant that a product begins with. */
export function initialFlavor({ flavors }: Pick<SaleFormProduct, 'flavors'>): string {
  return (defaultFlavor({ flavors }) ?? flavors[0])?.name ?? '';
}

/** What the form begins with; `product` is the one of now, absent when it was deleted. */
export function toSaleFormValues(sale: AdminSale | null, product: AdminProduct | null): SaleFormValues {
  if (sale === null) {
    const nobody = { clientName: '', paymentMethod: '', shippingMethod: '', paid: false };
    return { idProduct: null, variant: '', quantity: '1', ...nobody };
  }
  const { clientName, paymentMethod, shippingMethod, paid, price, discount } = sale;
  const { amount = 0, flavors = [] } = product ?? {};
  return {
    idProduct: { id: sale.idProduct, name: sale.productName, price, discount, amount, flavors },
    variant: sale.variant ?? '',
    quantity: String(sale.quantity),
    clientName,
    paymentMethod,
    shippingMethod,
    paid,
  };
}

/** The product with the stock of now, and the price that it was sold at. */
export function withSalePrice({ price, discount }: AdminSale, now: SaleFormProduct): SaleFormProduct {
  return { ...now, price, discount };
}

/** What a sale says of itself, as it is sent; without an idProduct the product was deleted. */
export type SaleFormInput = Required<Omit<SaleInput, 'idProduct'>> & { idProduct: number | null };

export function toSaleInput({ idProduct: product, variant, quantity, ...buyer }: SaleFormValues): SaleFormInput {
  return {
    idProduct: product?.id ?? null,
    variant: variant === '' ? null : variant,
    quantity: Number(quantity),
    ...buyer,
    clientName: buyer.clientName.trim(),
  };
}

export function saleToInput(sale: AdminSale): SaleFormInput {
  const { idProduct, variant, quantity, clientName, paymentMethod, shippingMethod, paid } = sale;
  return { idProduct, variant, quantity, clientName, paymentMethod, shippingMethod, paid };
}

/** The quantity as a number from 1; undefined when the text is none. */
export function parseQuantity(text: string): number | undefined {
  return /^\s*[1-9]\d{0,5}\s*$/.test(text) ? Number(text) : undefined;
}

/** What all units cost together, as the server will reckon it; undefined without a product or quantity. */
export function calculateTotal({
  idProduct: product,
  quantity,
}: Pick<SaleFormValues, 'idProduct' | 'quantity'>): Centavos | undefined {
  const count = parseQuantity(quantity);
  return product && count !== undefined ? finalPrice(product) * count : undefined;
}
