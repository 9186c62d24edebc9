import { z } from '@hono/zod-openapi';
import {
  emptyAsMissing,
  expectedVersion,
  idField,
  MAX_NAME_LENGTH,
  nullAsMissing,
  singleLine,
  wholeNumber,
  yesOrNo,
} from '../fields.ts';

const quantityField = wholeNumber({ min: 1, max: 1_000_000 });

/** Other fields, such as product data, total and date, are ignored: the server sets them. */
const sale = {
  idProduct: idField,
  variant: emptyAsMissing(singleLine(MAX_NAME_LENGTH)),
  quantity: emptyAsMissing(quantityField),
  // Used only without a quantity, because on a copied product it is the stock (A25).
  amount: z.unknown().optional(),
  clientName: nullAsMissing(singleLine(MAX_NAME_LENGTH)),
  paymentMethod: nullAsMissing(singleLine(MAX_NAME_LENGTH)),
  shippingMethod: nullAsMissing(singleLine(MAX_NAME_LENGTH)),
  paid: emptyAsMissing(yesOrNo),
};

type QuantityFields = { quantity?: number | undefined; amount?: unknown };

/** The quantity, else the amount; undefined when both are missing. */
function readQuantity({ quantity, amount }: QuantityFields, context: z.core.$RefinementCtx): number | undefined {
  if (quantity !== undefined) return quantity;
  const parsed = emptyAsMissing(quantityField).safeParse(amount);
  if (!parsed.success) context.addIssue({ code: 'custom', path: ['amount'] });
  return parsed.data;
}

export const newSale = z
  .object(sale)
  .transform(({ amount, ...rest }, context) => {
    const quantity = readQuantity({ ...rest, amount }, context);
    if (quantity === undefined && context.issues.length === 0) context.addIssue({ code: 'custom', path: ['quantity'] });
    return { ...rest, quantity: quantity ?? 0 };
  })
  .openapi('NewSale');

/** Missing fields stay unchanged. */
export const saleChange = z
  .object({
    ...sale,
    idProduct: emptyAsMissing(idField),
    id: emptyAsMissing(idField),
    expectedVersion,
  })
  .transform(({ amount, ...rest }, context) => ({ ...rest, quantity: readQuantity({ ...rest, amount }, context) }))
  .openapi('SaleChange');
