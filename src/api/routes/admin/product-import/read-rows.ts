import type { z } from '@hono/zod-openapi';
import { MAX_PRODUCT_IMAGES } from '#contract/requests/product.ts';
import { importRow } from '#contract/requests/product-import.ts';
import type { WireImportPlan } from '#contract/responses/product-import.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { fromRequestFields, toWireFields } from '#domain/fields/convert-fields.ts';
import { readCells } from '#domain/product-import/import-cells.ts';
import type { ImportRow } from '#domain/product-import/import-columns.ts';
import type { PlannedRow, ReadRow } from '#domain/product-import/plan-import.ts';
import { readDollarPrice } from '../../../requests/product-requests.ts';
import { toFieldFailure } from '../../../responses/field-errors.ts';

/** A row as the call that adds or changes a product would understand it. */
export function readRow(line: ImportRow): ReadRow {
  const { product, active, images, problems } = readCells(line);
  const parsed = importRow.safeParse(product);
  const errors = parsed.error ? toFieldFailure(parsed.error, { data: product, isForm: true }) : undefined;
  const { id, brand, category, categoryType, ...body } = parsed.data ?? validFields(line, product, parsed.error);
  return {
    ...line,
    id,
    brand,
    category,
    categoryType,
    active,
    images,
    values: fromRequestFields(productFields, { ...body, priceUSD: readDollarPrice(body) }),
    problems: [
      ...problems,
      ...(errors ? Object.values(errors.details.fields ?? { row: errors.message }) : []),
      ...imageProblems(images),
    ],
  };
}

function imageProblems(images: readonly string[] = []): string[] {
  return images.length > MAX_PRODUCT_IMAGES ? [`Un producto puede tener hasta ${MAX_PRODUCT_IMAGES} imágenes.`] : [];
}

/** What is right in a row that is refused, and its name in any case, so that the seller finds it. */
function validFields(
  { cells: { name } }: ImportRow,
  product: Readonly<Record<string, unknown>>,
  { issues }: z.core.$ZodError,
): z.output<typeof importRow> {
  const invalid = new Set(issues.map(({ path: [field] }) => field));
  const valid = Object.entries(product).filter(([field]) => !invalid.has(field));
  return { ...importRow.parse(Object.fromEntries(valid)), name };
}

type WireRow = WireImportPlan['rows'][number];

export function toWirePlannedRow({ row, name, id, version, problems, changes, wanted }: PlannedRow): WireRow {
  const action = actionOf({ id, problems, changes });
  const { values, images, ...names } = wanted;
  const { images: _, ...fields } = toWireFields(productFields, values);
  const product = {
    ...fields,
    ...Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined)),
    ...(id !== null && { id, version }),
    ...(images && { images: [...images] }),
  };
  const isWanted = action === 'new' || action === 'changed';
  return { row, action, name, problems, changes, product: isWanted ? product : null };
}

function actionOf({ id, problems, changes }: Pick<PlannedRow, 'id' | 'problems' | 'changes'>): WireRow['action'] {
  if (problems.length > 0) return 'refused';
  if (id === null) return 'new';
  return changes.length > 0 ? 'changed' : 'unchanged';
}
