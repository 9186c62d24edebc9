import { z } from '@hono/zod-openapi';
import {
  emptyAsMissing,
  expectedVersion,
  idField,
  imageUrlField,
  nullAsMissing,
  singleLine,
  visibleName,
} from './fields.ts';

/** The path of a list, of which the last segment is used; dot segments are refused. */
export const linkField = singleLine(100).refine((text) => !/(?:^|\/)\.{1,2}\/*$/.test(text));

/** One image URL, or a list of which the first counts (A27); empty for none. */
const image = z.union([
  z.literal('').transform(() => ''),
  imageUrlField,
  z
    .array(imageUrlField)
    .max(20)
    .transform(([first = '']) => first),
]);

const brand = { name: visibleName(), link: nullAsMissing(linkField), image: nullAsMissing(image) };

export const newBrand = z.object(brand).openapi('NewBrand');

/** Missing fields stay unchanged. */
export const brandChange = z
  .object({
    ...brand,
    name: nullAsMissing(brand.name),
    id: emptyAsMissing(idField),
    expectedVersion,
  })
  .openapi('BrandChange');
