import { classNames } from '#ui/class-names.ts';
import type { RowAction } from '../table/row-action.ts';
import { Thumbnail } from '../ui/thumbnail.tsx';
import type { CardContent } from './cards.tsx';
import { RowActionMenu } from './row-action-menu.tsx';

type CardProps = CardContent & { inactive: boolean; name: string; actions: () => RowAction[] };

/** A row on a phone. */
export function Card({ title, image, body, inactive, name, actions }: CardProps) {
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
      <RowActionMenu name={name} actions={actions} />
    </div>
  );
}
