import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';

/** Items shown first, and added per click. */
const INITIAL_COUNT = 50;
const PAGE_SIZE = 4 * INITIAL_COUNT;

type ExpandableListProps<Item> = { items: readonly Item[]; renderItem: (item: Item) => ReactNode };

/** The first items as `<li>` elements, and a button that shows more. */
export function ExpandableList<Item>({ items, renderItem }: ExpandableListProps<Item>) {
  const [shown, setShown] = useState(INITIAL_COUNT);
  const remaining = items.length - shown;
  return (
    <>
      <ul className="divide-y divide-line">{items.slice(0, shown).map(renderItem)}</ul>
      {remaining > 0 && (
        <div className="border-t border-line p-2">
          <Button variant="link" onClick={() => setShown(shown + PAGE_SIZE)}>
            Ver {Math.min(remaining, PAGE_SIZE)} más
          </Button>
        </div>
      )}
    </>
  );
}
