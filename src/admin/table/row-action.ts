import type { ComponentProps, ComponentType } from 'react';
import { Trash2Icon } from '#ui/icons/icons.tsx';
import { EyeIcon, PencilIcon, PowerIcon } from '../ui/icons.tsx';
import type { ListItem } from './column.ts';

export type RowAction = {
  label: string;
  icon: ComponentType<ComponentProps<'svg'>>;
  /** Shown in red. */
  destructive?: boolean;
  run: () => void | Promise<void>;
};

export type RowActionHandlers = {
  consult: () => void;
  edit: () => void;
  toggle: (() => void | Promise<void>) | undefined;
  remove: (() => void | Promise<void>) | undefined;
};

/** The actions of a row, in display order. */
export function rowActions(row: ListItem, { consult, edit, toggle, remove }: RowActionHandlers): RowAction[] {
  const inactive = Boolean(row.deactivatedAt);
  return [
    { label: 'Consultar', icon: EyeIcon, run: consult },
    { label: 'Editar', icon: PencilIcon, run: edit },
    ...(toggle
      ? [{ label: inactive ? 'Activar' : 'Desactivar', icon: PowerIcon, destructive: !inactive, run: toggle }]
      : []),
    ...(remove ? [{ label: 'Eliminar', icon: Trash2Icon, destructive: true, run: remove }] : []),
  ];
}
