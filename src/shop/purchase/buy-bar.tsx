import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { finalPrice, type Priced } from '#domain/money/discount.ts';
import { buttonClass } from '#ui/button/button-class.ts';
import { useFormatPrice } from '#ui/price/price-format.ts';

type BuyBarProps = {
  product: Priced & { name: string };
  flavorName: string | undefined;
  quantity: number;
  /** What holds the page's own add button. */
  target: RefObject<HTMLElement | null>;
};

/** On phones, price and button at the bottom of the window while the page's own button is out of sight. */
export function BuyBar({ product, flavorName, quantity, target }: BuyBarProps) {
  const formatPrice = useFormatPrice();
  const inSight = useInSight(target);
  const units = quantity > 1 ? `${quantity} x ` : '';
  return createPortal(
    // At the end of the page it has a place of its own and covers nothing.
    <aside
      aria-label="Comprar"
      hidden={inSight}
      className="sticky bottom-0 z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-white px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-pop hidden:hidden md:hidden"
    >
      <p className="min-w-0 leading-tight tabular-nums">
        <strong className="text-lg">{`${units}${formatPrice(finalPrice(product))}`}</strong>
        {flavorName && <span className="block truncate text-sm text-muted max-[17rem]:hidden">{flavorName}</span>}
      </p>
      <button
        type="button"
        aria-label={`Agregar: ${product.name}`}
        onClick={() => target.current?.querySelector('button')?.click()}
        className={buttonClass({ size: 'sm' })}
      >
        Agregar
      </button>
    </aside>,
    document.body,
  );
}

function useInSight(target: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? true));
    if (target.current) observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return inSight;
}
