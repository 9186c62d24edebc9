import type { ImportRowPlan } from '#contract/admin/product-import/product-import.ts';
import type { CollectedPicture } from './pictures/collect-pictures.ts';

export type ImportPlanRows = {
  rows: ImportRowPlan[];
  newBrands: string[];
  newCategories: string[];
  unused: string[];
};

/** How far an import has come. */
export type ImportStep =
  | { at: 'start' }
  | { at: 'reading' }
  | { at: 'plan'; plan: ImportPlanRows }
  /** `done` of `total` pictures are in the shop. */
  | { at: 'pictures'; plan: ImportPlanRows; done: number; total: number }
  /** Some pictures did not come; the seller decides. */
  | { at: 'incomplete'; plan: ImportPlanRows; collected: CollectedPicture[] }
  | { at: 'writing'; plan: ImportPlanRows };

/** In the order of their filters. */
export const IMPORT_ACTIONS = ['new', 'changed', 'unchanged', 'refused'] as const;

export type ImportAction = ImportRowPlan['action'];

export function countActions(rows: readonly ImportRowPlan[]): Record<ImportAction, number> {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

/** '180 productos nuevos y 12 que cambian'. */
export function importedText({ created, changed }: { created: number; changed: number }): string {
  const parts = [
    ...(created > 0 ? [created === 1 ? '1 producto nuevo' : `${created} productos nuevos`] : []),
    ...(changed > 0 ? [changed === 1 ? '1 que cambió' : `${changed} que cambiaron`] : []),
  ];
  return parts.join(' y ');
}
