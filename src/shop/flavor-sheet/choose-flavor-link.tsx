import { type MouseEvent, useState } from 'react';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { pages } from '#contract/urls/shop-urls.ts';
import { buttonClass } from '#ui/button/button-class.ts';
import { Link } from '#ui/link/link.tsx';
import { flavorLabel } from '../purchase/flavor-choice.ts';
import { lazyFlavorSheet } from './lazy-flavor-sheet.ts';

type SheetState = { opener: HTMLElement; open: boolean };

const className = buttonClass({ variant: 'secondary', size: 'sm', wide: true });

/** On the card of a product with several flavors: opens a sheet to choose one. Without scripts it leads to the detail. */
export function ChooseFlavorLink({ product }: { product: ShopProduct }) {
  const [sheet, setSheet] = useState<SheetState | null>(null);
  const Sheet = lazyFlavorSheet.use();
  const label = `Elegir ${flavorLabel(product).toLowerCase()}`;

  const preload = () => void lazyFlavorSheet.load();

  async function open(opener: HTMLElement): Promise<void> {
    if (await lazyFlavorSheet.load(() => open(opener))) setSheet({ opener, open: true });
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open(event.currentTarget);
  }

  return (
    <>
      <Link
        to={pages.product(product.name)}
        aria-label={`${label}: ${product.name}`}
        aria-haspopup="dialog"
        onClick={onClick}
        onPointerEnter={preload}
        onFocus={preload}
        className={className}
      >
        {label}
      </Link>
      {Sheet && sheet && <Sheet {...{ product, ...sheet }} onClose={() => setSheet({ ...sheet, open: false })} />}
    </>
  );
}
