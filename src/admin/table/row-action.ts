import type { ComponentProps, ComponentType } from 'react';
import { Trash2Icon } from '#ui/icons/icons.tsx';
import { EyeIcon, PencilIcon, PowerIcon } from '../ui/icons.tsx';
import type { ListItem } from './column.ts';

export type RowAction = {
  /** Id of its button. */
  id: string;
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

export type ActionName = 'consult' | 'edit' | 'status' | 'remove';

/** Id of the button of a row's action, or of the menu with its actions. */
export function rowButtonId(rowId: number, name: ActionName | 'menu'): string {
  return `row-${rowId}-${name}`;
}

/** An id, then those after it, then those before it, each time the nearest first: what takes the place of a removed row. */
export function nearestFirst(ids: readonly string[], id: string): string[] {
  const index = Math.max(0, ids.indexOf(id));
  return [...ids.slice(index), ...ids.slice(0, index).reverse()];
}

/** The actions of a row, in display order. */
export function rowActions(row: ListItem, { consult, edit, setActive, remove, busy }: RowActionHandlers): RowAction[] {
  const inactive = Boolean(row.deactivatedAt);
  const toggle = setActive && {
    name: 'status' as const,
    label: inactive ? 'Activar' : 'Desactivar',
    icon: PowerIcon,
    destructive: !inactive,
    run: () => setActive(inactive),
  };
  const actions = [
    { name: 'consult' as const, label: 'Consultar', icon: EyeIcon, run: consult },
    { name: 'edit' as const, label: 'Editar', icon: PencilIcon, run: edit },
    ...(toggle ? [toggle] : []),
    ...(remove
      ? [{ name: 'remove' as const, label: 'Eliminar', icon: Trash2Icon, destructive: true, run: remove }]
      : []),
  ];
  return actions.map(({ name, ...action }) => ({ ...action, id: rowButtonId(row.id, name), disabled: busy }));
}
