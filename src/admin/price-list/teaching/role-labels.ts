import type { ColumnRole } from '#domain/pricing/list-columns.ts';

/** The roles as a seller calls them, and their colours in the drawing of a list. */
export const roleLabels: Readonly<Record<ColumnRole, { label: string; className: string }>> = {
  name: { label: 'Nombre', className: 'bg-accent text-white' },
  brand: { label: 'Marca', className: 'bg-ink text-white' },
  size: { label: 'Tamaño', className: 'bg-ink text-white' },
  flavor: { label: 'Sabor', className: 'bg-ink text-white' },
  code: { label: 'Código', className: 'bg-line text-ink' },
  price: { label: 'Precio', className: 'bg-success text-white' },
  other: { label: 'Otra cosa', className: 'bg-line text-ink' },
};
