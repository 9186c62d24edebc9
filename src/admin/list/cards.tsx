import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { ListItem } from '../table/column.ts';
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

type CardsProps<Row> = {
  rows: readonly Row[];
  card: (row: Row) => CardContent;
  /** The row's name in the label of its menu. */
  getName: (row: Row) => string;
  actions: (row: Row) => RowAction[];
};

/** The list on phones. Card elements are cached per row, so that adding cards does not render the others again. */
export function Cards<Row extends ListItem>({ rows, card, getName, actions }: CardsProps<Row>) {
  const [cache] = useState(() => new WeakMap<Row, ReactElement>());
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const renderCard = (row: Row) => {
    const cached = cache.get(row);
    if (cached) return cached;
    const element = (
      <CardItem
        key={row.id}
        {...card(row)}
        inactive={Boolean(row.deactivatedAt)}
        name={getName(row)}
        actions={() => latest.current(row)}
      />
    );
    cache.set(row, element);
    return element;
  };
  return <ul className="flex flex-col gap-2">{rows.map(renderCard)}</ul>;
}

type CardItemProps = CardContent & { inactive: boolean; name: string; actions: () => RowAction[] };

function CardItem({ title, image, body, inactive, name, actions }: CardItemProps) {
  return (
    <li
      className={classNames(
        'flex items-start gap-3 rounded-lg border border-line py-2 pr-1 pl-3 [contain-intrinsic-block-size:auto_5.5rem] [content-visibility:auto]',
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
    </li>
  );
}
