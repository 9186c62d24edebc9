import { z } from '@hono/zod-openapi';
import { wireDate } from './shop.ts';

const IMPORT_ACTIONS = ['new', 'changed', 'unchanged', 'refused'] as const;

/** What the rows of a spreadsheet would do. */
export const wireImportPlan = z
  .object({
    rows: z.array(
      z.object({
        row: z.int().openapi({ description: 'As the spreadsheet numbers it, from 1' }),
        action: z.enum(IMPORT_ACTIONS),
        name: z.string(),
        problems: z.array(z.string()),
        changes: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })),
        product: z
          .looseObject({ images: z.array(z.string()).optional() })
          .nullable()
          .openapi({ description: 'An ImportedProduct; its images may be addresses elsewhere, or names of files' }),
      }),
    ),
    newBrands: z.array(z.string()),
    newCategories: z.array(z.string()),
    unused: z.array(z.string()).openapi({ description: 'Headers of the columns that are not imported' }),
  })
  .openapi('ImportPlan');

const counts = { created: z.int(), changed: z.int() };

export const wireImported = z.object({ id: z.string(), ...counts }).openapi('ProductsImported');

export const wireLatestImport = z
  .object({ latest: z.object({ id: z.string(), date: wireDate, ...counts }).nullable() })
  .openapi('LatestImport');

export const wireImportUndone = z
  .object({
    deleted: z.int(),
    restored: z.int(),
    kept: z.array(z.object({ id: z.int(), name: z.string() })),
  })
  .openapi('ImportUndone');

export type WireImportPlan = z.output<typeof wireImportPlan>;
export type WireImported = z.output<typeof wireImported>;
export type WireLatestImport = z.output<typeof wireLatestImport>;
export type WireImportUndone = z.output<typeof wireImportUndone>;
