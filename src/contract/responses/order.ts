import { z } from '@hono/zod-openapi';
import { pageOf, rowVersion } from './admin.ts';
import { wireDate, wireFlavor } from './shop.ts';

const details = {
  clientName: z.string(),
  paymentMethod: z.string(),
  shippingMethod: z.string(),
  address: z.string(),
  reference: z.string(),
  discount: z.number(),
  shipping: z.number(),
};

/** Sales that were ordered together; paid when all of them are. */
export const wireOrder = z
  .object({
    id: z.int(),
    ...details,
    lines: z.array(
      z.object({
        idSale: z.int(),
        idProduct: z.int().nullable(),
        productName: z.string(),
        variant: z.string().nullable(),
        quantity: z.int(),
        total: z.number(),
      }),
    ),
    total: z.number().openapi({ description: 'What the customer pays: lines, less the discount, with the shipping' }),
    paid: z.boolean(),
    delivered: z.boolean(),
    date: wireDate,
    version: rowVersion,
  })
  .openapi('Order');

export const wireOrderPage = pageOf(wireOrder);
export const wireOrderResponse = z.object({ id: z.int(), order: wireOrder });

const candidate = z.object({
  product: z.object({
    id: z.int(),
    name: z.string(),
    price: z.number().openapi({ description: 'What one unit costs today' }),
    amount: z.int(),
    flavors: z.array(wireFlavor),
  }),
  variant: z.string().nullable().optional().openapi({ description: 'Missing when the line does not tell the flavor' }),
});

/** An order as its message tells it, with what each line can mean. */
export const wireReceivedOrder = z
  .object({
    ...details,
    zone: z.string(),
    total: z.number().nullable(),
    remarks: z.array(z.string()),
    lines: z.array(
      z.object({
        text: z.string(),
        quantity: z.int(),
        label: z.string(),
        total: z.number().nullable(),
        candidates: z.array(candidate),
      }),
    ),
    fingerprint: z.string(),
    enteredBefore: wireDate.nullable(),
    isRepeated: z.boolean().openapi({ description: 'An earlier message of the same text says the same' }),
  })
  .openapi('ReceivedOrder');

export const wireReceivedOrders = z.object({ orders: z.array(wireReceivedOrder) });

export type WireOrder = z.output<typeof wireOrder>;
export type WireReceivedOrder = z.output<typeof wireReceivedOrder>;
