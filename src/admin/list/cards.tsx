import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { ListItem } from '../table/column.ts';
import type { RowAction } from '../table/row-action.ts';
import { Thumbnail } from '../ui/thumbnail.tsx';
import { RowActionMenu } from './row-action-menu.tsx';

/** What a card says of a row. */
export type CardContent = {
  title: string;
  /** Url of a picture; absent where the list has none, empty where this row has none. */
  image?: string;
  body?: ReactNode;
};

type CardsProps<Row> = {
  rows: readonly Row[];
  card: (row: Row) => CardContent;
  /** What the row is called in the label of its menu. */
  nameOf: (row: Row) => string;
  actions: (row: Row) => RowAction[];
};

/** The list on a phone. A card is drawn once per row: of a thousand, those that are there stay as they are. */
export function Cards<Row extends ListItem>({ rows, card, nameOf, actions }: CardsProps<Row>) {
  const [drawn] = useState(() => new WeakMap<Row, ReactElement>());
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const draw = (row: Row) => {
    const known = drawn.get(row);
    if (known) return known;
    const made = (
      <CardItem
        key={row.id}
        {...card(row)}
        inactive={Boolean(row.deactivatedAt)}
        name={nameOf(row)}
        actions={() => latest.current(row)}
      />
    );
    drawn.set(row, made);
    return made;
  };
  return <ul className="flex flex-col gap-2">{rows.map(draw)}</ul>;
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
