import type { AdminProduct } from '#contract/admin/products.ts';
import type { AdminSale, SaleInput } from '#contract/admin/sales.ts';
import type { Flavor } from '#domain/catalogue/product.ts';
import { defaultFlavor } from '#domain/catalogue/stock.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { Centavos } from '#domain/money/money.ts';

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

/** The fields of the form, under the names that the server's field errors use. */
export type SaleFormValues = {
  idProduct: SaleFormProduct | null;
  /** The flavor; empty for a product without flavors. */
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

/** The flavor that is selected first for a product. */
export function initialFlavor({ flavors }: Pick<SaleFormProduct, 'flavors'>): string {
  return (defaultFlavor({ flavors }) ?? flavors[0])?.name ?? '';
}

/** The initial values of the form; `product` is the current one, null when it was deleted. */
export function toSaleFormValues(sale: AdminSale | null, product: AdminProduct | null): SaleFormValues {
  if (sale === null) {
    const noClient = { clientName: '', paymentMethod: '', shippingMethod: '', paid: false };
    return { idProduct: null, variant: '', quantity: '1', ...noClient };
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

/** The product with its current stock and the price at which it was sold. */
export function withSalePrice({ price, discount }: AdminSale, product: SaleFormProduct): SaleFormProduct {
  return { ...product, price, discount };
}

/** A sale as it is sent; `idProduct` is null when the product was deleted. */
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

/** A whole number from 1, or undefined. */
export function parseQuantity(text: string): number | undefined {
  return /^\s*[1-9]\d{0,5}\s*$/.test(text) ? Number(text) : undefined;
}

/** The total, computed as on the server; undefined without a product or quantity. */
export function calculateTotal({
  idProduct: product,
  quantity,
}: Pick<SaleFormValues, 'idProduct' | 'quantity'>): Centavos | undefined {
  const count = parseQuantity(quantity);
  return product && count !== undefined ? finalPrice(product) * count : undefined;
}
