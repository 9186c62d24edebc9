import { z } from '@hono/zod-openapi';
import { linkField } from './brand.ts';
import { emptyAsMissing, expectedVersion, idField, MAX_NAME_LENGTH, nullAsMissing, singleLine } from './fields.ts';

const category = { name: singleLine(MAX_NAME_LENGTH).min(1), link: nullAsMissing(linkField) };

export const newCategory = z.object({ ...category, idCategoryType: idField }).openapi('NewCategory');

/** Missing fields stay unchanged. */
export const categoryChange = z
  .object({
    ...category,
    name: nullAsMissing(category.name),
    idCategoryType: emptyAsMissing(idField),
    id: emptyAsMissing(idField),
    expectedVersion,
  })
  .openapi('CategoryChange');
