import type { AdminProduct } from '#contract/admin/products.ts';
import type { AdminSale, SaleInput } from '#contract/admin/sales.ts';
import type { Flavor } from '#domain/catalogue/product.ts';
import { defaultFlavor } from '#domain/catalogue/stock.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { Centavos } from '#domain/money/money.ts';

/** What the form copies of a product: its price as it is sold, and its stock as it is now. */
export type SoldProduct = {
  /** Null when the product was deleted since. */
  id: number | null;
  name: string;
  price: Centavos;
  discount: number;
  amount: number;
  flavors: Flavor[];
};

/** The form, under the names that the server's answers use. */
export type SaleValues = {
  idProduct: SoldProduct | null;
  /** Empty for a product without flavors. */
  variant: string;
  quantity: string;
  clientName: string;
  paymentMethod: string;
  shippingMethod: string;
  paid: boolean;
};

export function soldProduct({ id, name, price, discount, amount, flavors }: AdminProduct): SoldProduct {
  return { id, name, price, discount, amount, flavors };
}

/** The variant that a product begins with. */
export function firstVariant({ flavors }: Pick<SoldProduct, 'flavors'>): string {
  return (defaultFlavor({ flavors }) ?? flavors[0])?.name ?? '';
}

/** What the form begins with; `product` is the one of now, absent when it was deleted. */
export function saleValues(sale: AdminSale | null, product: AdminProduct | null): SaleValues {
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
export function soldAs({ price, discount }: AdminSale, now: SoldProduct): SoldProduct {
  return { ...now, price, discount };
}

/** What a sale says of itself, as it is sent; without an idProduct the product was deleted. */
export type SaleSaid = Required<Omit<SaleInput, 'idProduct'>> & { idProduct: number | null };

export function saidBy({ idProduct: product, variant, quantity, ...buyer }: SaleValues): SaleSaid {
  return {
    idProduct: product?.id ?? null,
    variant: variant === '' ? null : variant,
    quantity: Number(quantity),
    ...buyer,
    clientName: buyer.clientName.trim(),
  };
}

export function saidOf(sale: AdminSale): SaleSaid {
  const { idProduct, variant, quantity, clientName, paymentMethod, shippingMethod, paid } = sale;
  return { idProduct, variant, quantity, clientName, paymentMethod, shippingMethod, paid };
}

/** The quantity as a number from 1; undefined when the text is none. */
export function quantityOf(text: string): number | undefined {
  return /^\s*[1-9]\d{0,5}\s*$/.test(text) ? Number(text) : undefined;
}

/** What all units cost together, as the server will reckon it; undefined without a product or quantity. */
export function totalOf({
  idProduct: product,
  quantity,
}: Pick<SaleValues, 'idProduct' | 'quantity'>): Centavos | undefined {
  const count = quantityOf(quantity);
  return product && count !== undefined ? finalPrice(product) * count : undefined;
}
