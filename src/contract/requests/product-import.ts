import { z } from '@hono/zod-openapi';
import { emptyAsMissing, visibleName } from './fields.ts';
import { flavorNamesText } from './flavor-name-text.ts';
import { productChange } from './product.ts';

/** Products of one import. */
export const MAX_IMPORT_PRODUCTS = 2000;
/** Of the spreadsheet, and of the products that are imported from it. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;

const name = emptyAsMissing(visibleName());

const product = productChange.omit({ expectedVersion: true, idBrand: true, idCategory: true }).extend({
  brand: name,
  category: name,
  categoryType: name,
  active: z.boolean().optional(),
});

/** A row of a spreadsheet; its pictures may be anywhere. */
export const importRow = product.omit({ images: true, version: true });

/** A new product, or with an `id` the changes of one. */
const importedProduct = product
  .superRefine(({ id, name, price, flavors = [] }, context) => {
    const issue = (path: string, message?: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (id !== undefined) return;
    if (name === undefined) issue('name');
    if (price === undefined) issue('price');
    const flavorText = flavorNamesText(flavors);
    if (flavorText !== undefined) issue('flavors', flavorText);
  })
  .openapi('ImportedProduct');

export const productImport = z
  .object({ products: z.array(importedProduct).min(1).max(MAX_IMPORT_PRODUCTS) })
  .openapi('ProductImport');

export const importUndo = z.object({ id: z.string().min(1).max(60) }).openapi('ImportUndo');

export const pictureAddress = z.object({ url: z.string().min(1).max(2000) }).openapi('PictureAddress');
