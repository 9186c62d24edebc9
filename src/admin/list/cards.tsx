import type { VirtualItem } from '@tanstack/react-virtual';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { savedListPosition } from '../crud/list-position.ts';
import type { ListItem } from '../table/column.ts';
import { type RowAction, rowButtonId } from '../table/row-action.ts';
import { type CardContent, ListCard } from './list-card.tsx';
import { useVirtualCards } from './use-virtual-cards.ts';

type CardsProps<Row> = {
  /** URL of the list; identifies its saved position. */
  url: string;
  rows: readonly Row[];
  card: (row: Row) => CardContent;
  /** The row's name in the label of its menu. */
  getName: (row: Row) => string;
  /** `measured`: the cards' sizes, for the position that an action saves. */
  actions: (row: Row, measured: () => VirtualItem[]) => RowAction[];
};

/** The list on phones: only the cards in sight. Their content is cached per row, so that scrolling renders new ones only. */
export function Cards<Row extends ListItem>({ url, rows, card, getName, actions }: CardsProps<Row>) {
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { virtualizer, container } = useVirtualCards({ keys, measured: savedListPosition(url)?.measured });
  const [cache] = useState(() => new WeakMap<Row, ReactElement>());
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const position = savedListPosition(url);
    // After the navigation has scrolled to the top.
    if (position) requestAnimationFrame(() => window.scrollTo({ top: position.y, behavior: 'instant' }));
  }, [url]);

  const renderCard = (row: Row) => {
    const cached = cache.get(row);
    if (cached) return cached;
    const element = (
      <ListCard
        {...card(row)}
        inactive={Boolean(row.deactivatedAt)}
        name={getName(row)}
        menuId={rowButtonId(row.id, 'menu')}
        actions={() => latest.current(row, () => virtualizer.takeSnapshot())}
      />
    );
    cache.set(row, element);
    return element;
  };
  return (
    <ul ref={container} className="relative">
      {virtualizer.getVirtualItems().map(({ index }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={row.id}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0"
            >
              {renderCard(row)}
            </li>
          )
        );
      })}
    </ul>
  );
}
