import { z } from '@hono/zod-openapi';
import { linkField } from './brand.ts';
import { emptyAsMissing, expectedVersion, idField, nullAsMissing, visibleName } from './fields.ts';

const category = { name: visibleName(), link: nullAsMissing(linkField) };

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
