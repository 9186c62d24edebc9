import type { CartItem } from '#domain/cart/cart.ts';
import { availableFlavors } from '#domain/catalogue/stock.ts';
import { changeItemFlavor } from '../cart/cart-edits.ts';

/** The flavor of a line, which can be changed. */
export function LineFlavor({ item, selected }: { item: CartItem; selected: string }) {
  const label = (flavor: string) => `Sabor de ${item.name}, ${flavor}`;

  function change(flavor: string) {
    changeItemFlavor(item, flavor);
    // The line of another flavor is another element.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[aria-label=${JSON.stringify(label(flavor))}]`)?.focus(),
    );
  }

  return (
    <select
      aria-label={label(selected)}
      value={selected}
      onChange={(event) => change(event.currentTarget.value)}
      className="mt-1 block min-h-11 max-w-full rounded-md border border-line-strong bg-white px-2 text-sm"
    >
      {availableFlavors(item).map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
