import type { Product } from '../catalogue/product-fields.ts';
import type { FieldTable, FieldValues } from '../fields/field.ts';
import { count, flag, optionalText, sameOnWire } from '../fields/value-kinds.ts';
import type { Centavos } from '../money/money.ts';

/** What the seller fills in of a sale. */
export const saleFields = {
  /** Null once the product was deleted. */
  productId: { wire: 'idProduct', label: 'Producto', subject: 'el producto', ...sameOnWire<number | null>(String) },
  /** The flavor's name; null for a product without flavors. */
  flavor: {
    wire: 'variant',
    label: 'Variante',
    subject: 'la variante',
    ...sameOnWire<string | null>((name) => name || 'Sin especificar'),
  },
  quantity: { wire: 'quantity', label: 'Cantidad', subject: 'la cantidad', ...count },
  clientName: { wire: 'clientName', label: 'Cliente', subject: 'el cliente', initial: '', ...optionalText },
  paymentMethod: {
    wire: 'paymentMethod',
    label: 'Método de Pago',
    subject: 'el método de pago',
    initial: '',
    ...optionalText,
  },
  shippingMethod: {
    wire: 'shippingMethod',
    label: 'Método de Envío',
    subject: 'el método de envío',
    initial: '',
    ...optionalText,
  },
  paid: { wire: 'paid', label: 'Pagado', subject: 'el dato «pagado»', initial: false, ...flag },
} as const satisfies FieldTable;

export type SaleInput = FieldValues<typeof saleFields>;

/** The product as it was when it was sold. */
export type SoldProduct = Pick<
  Product,
  'name' | 'price' | 'discount' | 'description' | 'flavors' | 'images' | 'brandId' | 'categoryId'
>;

/** `soldAt` in epoch milliseconds; `version` is raised by every write. */
export type Sale = SaleInput & {
  id: number;
  productName: string;
  total: Centavos;
  soldAt: number;
  /** Address of the product's first image. */
  image: string;
  product: SoldProduct;
  version: number;
};
