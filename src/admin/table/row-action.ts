import type { ComponentProps, ComponentType } from 'react';
import { Trash2Icon } from '#ui/icons/icons.tsx';
import { EyeIcon, PencilIcon, PowerIcon } from '../ui/icons.tsx';
import type { ListItem } from './column.ts';

export type RowAction = {
  label: string;
  icon: ComponentType<ComponentProps<'svg'>>;
  /** Shown in red. */
  destructive?: boolean;
  /** While another action of the row runs. */
  disabled: boolean;
  run: () => void | Promise<void>;
};

export type RowActionHandlers = {
  consult: () => void;
  edit: () => void;
  setActive: ((active: boolean) => void | Promise<void>) | undefined;
  remove: (() => void | Promise<void>) | undefined;
  busy: boolean;
};

/** The actions of a row, in display order. */
export function rowActions(row: ListItem, { consult, edit, setActive, remove, busy }: RowActionHandlers): RowAction[] {
  const inactive = Boolean(row.deactivatedAt);
  const toggle = setActive && {
    label: inactive ? 'Activar' : 'Desactivar',
    icon: PowerIcon,
    destructive: !inactive,
    run: () => setActive(inactive),
  };
  const actions = [
    { label: 'Consultar', icon: EyeIcon, run: consult },
    { label: 'Editar', icon: PencilIcon, run: edit },
    ...(toggle ? [toggle] : []),
    ...(remove ? [{ label: 'Eliminar', icon: Trash2Icon, destructive: true, run: remove }] : []),
  ];
  return actions.map((action) => ({ ...action, disabled: busy }));
}
