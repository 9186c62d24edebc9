import type { FieldTable, FieldValues } from '../fields/field.ts';
import { reference, text } from '../fields/value-kinds.ts';

/** What the seller fills in of a category. */
export const categoryFields = {
  name: { wire: 'name', label: 'Nombre', subject: 'el nombre', ...text },
  link: { wire: 'link', label: 'Link', subject: 'el link', initial: '', ...text },
  categoryTypeId: {
    wire: 'idCategoryType',
    label: 'Tipo de Categoría',
    subject: 'el tipo de categoría',
    ...reference,
  },
} as const satisfies FieldTable;

export type CategoryInput = FieldValues<typeof categoryFields>;

/** `deactivatedAt` in epoch milliseconds, null while it is in the menus; `version` is raised by every write. */
export type Category = CategoryInput & {
  id: number;
  /** Name of the type. */
  categoryType: string;
  deactivatedAt: number | null;
  version: number;
};
