import { z } from '@hono/zod-openapi';
import { emptyAsMissing, idField, MAX_NAME_LENGTH, nullAsMissing, singleLine, wholeNumber, yesOrNo } from './fields.ts';

const quantity = wholeNumber({ min: 1, max: 1_000_000 });

/** The product's data, the total and the date that come along are dropped here: they are the server's. */
const sale = {
  idProduct: idField,
  variant: emptyAsMissing(singleLine(MAX_NAME_LENGTH)),
  quantity: emptyAsMissing(quantity),
  // Only ever looked at without a quantity: on a product's copy it is the stock (A25).
  amount: z.unknown().optional(),
  clientName: nullAsMissing(singleLine(MAX_NAME_LENGTH)),
  paymentMethod: nullAsMissing(singleLine(MAX_NAME_LENGTH)),
  shippingMethod: nullAsMissing(singleLine(MAX_NAME_LENGTH)),
  paid: emptyAsMissing(yesOrNo),
};

type QuantityFields = { quantity?: number | undefined; amount?: unknown };

/** The quantity, or the amount in its place; undefined when both are missing. */
function quantityOf({ quantity: count, amount }: QuantityFields, context: z.core.$RefinementCtx): number | undefined {
  if (count !== undefined) return count;
  const parsed = emptyAsMissing(quantity).safeParse(amount);
  if (!parsed.success) context.addIssue({ code: 'custom', path: ['amount'] });
  return parsed.data;
}

export const newSale = z
  .object(sale)
  .transform(({ amount, ...rest }, context) => {
    const count = quantityOf({ ...rest, amount }, context);
    if (count === undefined && context.issues.length === 0) context.addIssue({ code: 'custom', path: ['quantity'] });
    return { ...rest, quantity: count ?? 0 };
  })
  .openapi('NewSale');

/** What is missing stays as it is. */
export const saleChange = z
  .object({ ...sale, idProduct: emptyAsMissing(idField), id: emptyAsMissing(idField) })
  .transform(({ amount, ...rest }, context) => ({ ...rest, quantity: quantityOf({ ...rest, amount }, context) }))
  .openapi('SaleChange');
