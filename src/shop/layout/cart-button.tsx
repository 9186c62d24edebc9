import { IconButton } from '#ui/button/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ShoppingCartIcon } from '#ui/icons/icons.tsx';
import { useCart } from '../cart/cart-store.ts';
import { lazyCartPanel } from '../cart-panel/lazy-cart-panel.ts';
import { openCart } from '../cart-panel/open-cart.ts';

/** Opens the cart panel and shows the number of units. */
export function CartButton({ className }: { className?: string }) {
  const { count } = useCart();
  const preload = () => void lazyCartPanel.load();
  return (
    <IconButton
      label={
        count === 0 ? 'Carrito de compras' : `Carrito de compras, ${count} ${count === 1 ? 'producto' : 'productos'}`
      }
      tone="inverse"
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={openCart}
      className={classNames('no-script:hidden', className)}
    >
      <ShoppingCartIcon className="size-6" />
      {count > 0 && (
        <span className="absolute -top-0.5 -right-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-accent-bright px-1 text-xs font-bold text-ink tabular-nums">
          {count}
        </span>
      )}
    </IconButton>
  );
}
