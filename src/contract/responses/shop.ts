import { z } from '@hono/zod-openapi';

/** The wire format of dates (A28). */
export const wireDate = z.object({ _seconds: z.int(), _nanoseconds: z.int().min(0) });

export const wireFlavor = z.object({ name: z.string(), quantity: z.int().min(0) });

/** The public fields of a product: no dollar price, no internal fields (A3). Prices in pesos, discount in percent. */
export const wireProduct = z
  .object({
    id: z.int(),
    name: z.string(),
    price: z.number(),
    discount: z.number(),
    images: z.array(z.string()),
    placeholders: z.array(z.string().nullable()).openapi({ description: 'Thumbhash of each image, base64' }),
    amount: z.int(),
    flavors: z.array(wireFlavor),
    description: z.string(),
    idBrand: z.int(),
    idCategory: z.int(),
    brand: z.string(),
    category: z.string(),
    categoryType: z.string().openapi({ description: 'Suplementos, Accesorios or Combos' }),
    creation_date: wireDate,
  })
  .openapi('PublicProduct');

export const wireProductList = z.array(wireProduct);
export const wireHome = z.object({ newest: wireProductList, offers: wireProductList, bestSold: wireProductList });

const facetValues = z.array(
  z.object({
    name: z.string(),
    count: z.int(),
    value: z.string().optional().openapi({
      description: 'What to filter by, where it is not the name in lower case, without accents, with hyphens',
    }),
  }),
);

/** For each choice, how many products it has beside the other filters. */
const wireFacets = z
  .object({
    total: z.int(),
    inStock: z.int(),
    onSale: z.int(),
    prices: z.object({ min: z.number(), max: z.number() }).nullable(),
    brand: facetValues,
    category: facetValues,
    flavor: facetValues,
    omitted: z
      .object({ brand: z.int(), category: z.int(), flavor: z.int() })
      .openapi({ description: 'How many further choices there are' }),
  })
  .openapi('Facets');

export const wireProductPage = z.object({
  data: wireProductList,
  hasMore: z.boolean(),
  similar: z.literal(true).optional().openapi({ description: 'A search found these by their likeness alone' }),
  searchedFor: z.string().optional().openapi({ description: 'The words that it took for the given ones' }),
  nearest: wireProductList.optional().openapi({ description: 'What comes close when a search found nothing' }),
  facets: wireFacets.optional(),
});
export const wireSuplements = z.array(z.object({ name: z.string(), link: z.string() }));
export const wireBrands = z.array(z.object({ name: z.string(), link: z.string(), image: z.string() }));
export const wireShippingCost = z.object({ value: z.number() });
export const wireBusiness = z.record(z.string(), z.string()).openapi({ description: 'Public facts: phone, alias, …' });
export const wireHealth = z.object({ status: z.literal('ok') });
export const wireReadiness = z.object({ status: z.literal('ready'), version: z.int() });
export const wireError = z
  .object({
    error: z.string().openapi({ description: 'What went wrong, in Spanish' }),
    requestId: z.string(),
    success: z.literal(false).optional().openapi({ description: 'In the calls of price lists' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'For a form: what is wrong with each field' }),
    current: z
      .looseObject({})
      .optional()
      .openapi({ description: 'With 409 for an old version: what was to be changed, as it is now' }),
  })
  .openapi('Error');

export type WireProduct = z.output<typeof wireProduct>;
export type WireHome = z.output<typeof wireHome>;
export type WireFacets = z.output<typeof wireFacets>;
export type WireProductPage = z.output<typeof wireProductPage>;
export type WireSuplements = z.output<typeof wireSuplements>;
export type WireBrands = z.output<typeof wireBrands>;
export type WireShippingCost = z.output<typeof wireShippingCost>;
export type WireBusiness = z.output<typeof wireBusiness>;
