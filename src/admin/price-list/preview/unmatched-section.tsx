import type { ReactNode } from 'react';
import { ExpandableList } from '../display/expandable-list.tsx';

type UnmatchedSectionProps<Item> = {
  title: string;
  description: string;
  items: readonly Item[];
  renderItem: (item: Item) => ReactNode;
  /** What concerns all items. */
  children?: ReactNode;
};

/** A titled list with the number of its items. */
export function UnmatchedSection<Item>({
  title,
  description,
  items,
  renderItem,
  children,
}: UnmatchedSectionProps<Item>) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-white">
      <div className="px-3 py-2.5">
        <h3 className="font-bold">
          {title} <span className="font-normal text-muted tabular-nums">({items.length})</span>
        </h3>
        <p className="text-sm text-muted">{items.length > 0 ? description : 'No hay ninguno.'}</p>
        {children}
      </div>
      {items.length > 0 && (
        <div className="border-t border-ink">
          <ExpandableList items={items} renderItem={renderItem} />
        </div>
      )}
    </section>
  );
}
