import type { FieldTable, FieldValues } from '../fields/field.ts';
import { image, text } from '../fields/value-kinds.ts';

/** What the seller fills in of a brand. */
export const brandFields = {
  name: { wire: 'name', label: 'Nombre', subject: 'el nombre', ...text },
  link: { wire: 'link', label: 'Link', subject: 'el link', initial: '', ...text },
  /** The address of the logo, or empty. */
  image: { wire: 'image', label: 'Imágenes', subject: 'la imagen', initial: '', ...image },
} as const satisfies FieldTable;

export type BrandInput = FieldValues<typeof brandFields>;

/** `deactivatedAt` in epoch milliseconds, null while it is in the menus; `version` is raised by every write. */
export type Brand = BrandInput & { id: number; deactivatedAt: number | null; version: number };
