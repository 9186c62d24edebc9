import type { CartItem } from '#domain/cart/cart.ts';
import { finalPrice } from '#domain/money/discount.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { CircleCheckIcon, XIcon } from '#ui/icons/icons.tsx';
import { useCloseOnBack } from '#ui/overlay/close-on-back.ts';
import { useFormatPrice } from '#ui/price/price-format.ts';
import { dismissAddedItem, pauseDismissal, resumeDismissal, returnFocus } from '../cart/added-item.ts';
import { useCart } from '../cart/cart-store.ts';
import { formatItemCount } from '../cart/format-item-count.ts';
import { LineImage } from '../cart/line-image.tsx';
import { usePopupKeys } from './use-popup-keys.ts';

type AddedPopupProps = { item: CartItem; onOpenCart: () => void };

/** Shows the product that was just added; stays while the pointer or the focus is in it. */
export function AddedPopup({ item, onOpenCart }: AddedPopupProps) {
  const formatPrice = useFormatPrice();
  const { count, subtotal } = useCart();
  const popup = usePopupKeys();
  useCloseOnBack(true, () => closeWith(dismissAddedItem));
  return (
    <section
      ref={popup}
      aria-label="Producto agregado"
      className="max-h-[calc(100dvh-1.5rem)] overflow-y-auto rounded-lg border border-line bg-white p-4 text-ink shadow-pop transition-[opacity,translate] duration-base starting:translate-y-3 starting:opacity-0"
      onPointerEnter={pauseDismissal}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) resumeDismissal();
      }}
      onFocus={pauseDismissal}
      onBlur={resumeDismissal}
    >
      <div className="flex items-center gap-2">
        <CircleCheckIcon className="size-5 shrink-0 text-success max-[17rem]:hidden" strokeWidth={2.5} />
        <p className="flex-1 text-sm font-semibold text-success">¡Agregado al carrito con éxito!</p>
        <IconButton label="Cerrar aviso" onClick={() => closeWith(dismissAddedItem)} className="-my-2 -mr-2">
          <XIcon className="size-5" />
        </IconButton>
      </div>
      <div className="mt-3 flex gap-4 max-[17rem]:[&>:first-child]:hidden">
        <LineImage item={item} />
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 leading-snug font-semibold max-[17rem]:line-clamp-none">{item.name}</p>
          {item.selectedFlavor && <p className="text-sm text-muted">{item.selectedFlavor.name}</p>}
          <p className="mt-1 text-sm tabular-nums">
            {item.quantity} x {formatPrice(finalPrice(item))}
          </p>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <span className="text-sm">Total ({formatItemCount(count)})</span>
        <strong className="text-lg tabular-nums">{formatPrice(subtotal)}</strong>
      </p>
      <Button variant="secondary" wide className="mt-3" onClick={() => closeWith(onOpenCart)}>
        Ver carrito
      </Button>
    </section>
  );
}

/** Moves the focus back before the popup that holds it is removed. */
function closeWith(action: () => void): void {
  returnFocus();
  action();
}
