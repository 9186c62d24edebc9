import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { RowAction } from '../table/row-action.ts';
import { Thumbnail } from '../ui/thumbnail.tsx';
import { RowActionMenu } from './row-action-menu.tsx';

/** The content of a card. */
export type CardContent = {
  title: string;
  /** Image URL; absent in lists without images, empty for a row without one. */
  image?: string;
  body?: ReactNode;
};

type ListCardProps = CardContent & {
  inactive: boolean;
  name: string;
  menuId: string;
  actions: () => RowAction[];
};

/** A row on a phone. */
export function ListCard({ title, image, body, inactive, name, menuId, actions }: ListCardProps) {
  return (
    <div
      className={classNames(
        'flex items-start gap-3 rounded-lg border border-line py-2 pr-1 pl-3',
        inactive && 'bg-ground',
      )}
    >
      {image !== undefined && (
        <span className="shrink-0 py-1">
          <Thumbnail url={image} />
        </span>
      )}
      <div className="min-w-0 flex-1 py-1 text-sm">
        <p className="text-base leading-snug font-semibold">{title}</p>
        {inactive && <p className="font-semibold text-muted">Inactivo</p>}
        {body}
      </div>
      <RowActionMenu id={menuId} name={name} actions={actions} />
    </div>
  );
}
