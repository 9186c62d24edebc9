import { z } from '@hono/zod-openapi';
import { given, id, line, MAX_TEXT, maybe, picture } from './fields.ts';

/** The address of a list, of which the last segment is kept; it must not lead out of the list. */
export const link = line(100).refine((text) => !/(?:^|\/)\.{1,2}\/*$/.test(text));

/** One picture, or a list of which the first counts (A27); empty for none. */
const image = z.union([
  z.literal('').transform(() => ''),
  picture,
  z
    .array(picture)
    .max(20)
    .transform(([first = '']) => first),
]);

const brand = { name: line(MAX_TEXT).min(1), link: given(link), image: given(image) };

export const newBrand = z.object(brand).openapi('NewBrand');

/** What is missing stays as it is. */
export const brandChange = z.object({ ...brand, name: given(brand.name), id: maybe(id) }).openapi('BrandChange');
