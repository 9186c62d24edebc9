import { z } from 'zod';
import type { Flavor } from '#domain/catalogue/flavor.ts';
import type { ProductImage } from '#domain/catalogue/product-image.ts';

export const storedImages: z.ZodType<ProductImage[]> = z.array(
  z.object({ url: z.string(), thumbhash: z.string().nullable() }),
);

export const storedFlavors: z.ZodType<Flavor[]> = z.array(z.object({ name: z.string(), quantity: z.int() }));
