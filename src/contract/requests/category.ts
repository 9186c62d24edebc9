import { z } from '@hono/zod-openapi';
import { link } from './brand.ts';
import { given, id, line, MAX_TEXT, maybe } from './fields.ts';

const category = { name: line(MAX_TEXT).min(1), link: given(link) };

export const newCategory = z.object({ ...category, idCategoryType: id }).openapi('NewCategory');

/** What is missing stays as it is. */
export const categoryChange = z
  .object({ ...category, name: given(category.name), idCategoryType: maybe(id), id: maybe(id) })
  .openapi('CategoryChange');
