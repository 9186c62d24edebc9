import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';

/** What is listed at once; the rest on request. */
const AT_ONCE = 50;
const MORE = 4 * AT_ONCE;

type ShortListProps<Item> = { items: readonly Item[]; show: (item: Item) => ReactNode };

/** The first of many rows, `<li>` each, and a button for more. */
export function ShortList<Item>({ items, show }: ShortListProps<Item>) {
  const [shown, setShown] = useState(AT_ONCE);
  const left = items.length - shown;
  return (
    <>
      <ul className="divide-y divide-line">{items.slice(0, shown).map(show)}</ul>
      {left > 0 && (
        <div className="border-t border-line p-2">
          <Button variant="link" onClick={() => setShown(shown + MORE)}>
            Ver {Math.min(left, MORE)} más
          </Button>
        </div>
      )}
    </>
  );
}
