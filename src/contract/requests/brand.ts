import { z } from '@hono/zod-openapi';
import { emptyAsMissing, idField, imageUrlField, MAX_NAME_LENGTH, nullAsMissing, singleLine } from './fields.ts';

/** The address of a list, of which the last segment is kept; it must not lead out of the list. */
export const linkField = singleLine(100).refine((text) => !/(?:^|\/)\.{1,2}\/*$/.test(text));

/** One picture, or a list of which the first counts (A27); empty for none. */
const image = z.union([
  z.literal('').transform(() => ''),
  imageUrlField,
  z
    .array(imageUrlField)
    .max(20)
    .transform(([first = '']) => first),
]);

const brand = { name: singleLine(MAX_NAME_LENGTH).min(1), link: nullAsMissing(linkField), image: nullAsMissing(image) };

export const newBrand = z.object(brand).openapi('NewBrand');

/** What is missing stays as it is. */
export const brandChange = z
  .object({ ...brand, name: nullAsMissing(brand.name), id: emptyAsMissing(idField) })
  .openapi('BrandChange');
