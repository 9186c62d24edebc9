import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';

/** What is listed at once; the rest on request. */
const INITIAL_COUNT = 50;
const PAGE_SIZE = 4 * INITIAL_COUNT;

type ExpandableListProps<Item> = { items: readonly Item[]; show: (item: Item) => ReactNode };

/** The first of many rows, `<li>` each, and a button for more. */
export function ExpandableList<Item>({ items, show }: ExpandableListProps<Item>) {
  const [shown, setShown] = useState(INITIAL_COUNT);
  const left = items.length - shown;
  return (
    <>
      <ul className="divide-y divide-line">{items.slice(0, shown).map(show)}</ul>
      {left > 0 && (
        <div className="border-t border-line p-2">
          <Button variant="link" onClick={() => setShown(shown + PAGE_SIZE)}>
            Ver {Math.min(left, PAGE_SIZE)} más
          </Button>
        </div>
      )}
    </>
  );
}
