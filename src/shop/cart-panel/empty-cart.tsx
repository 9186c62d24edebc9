import { pages } from '#contract/urls/shop-urls.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { ShoppingBagIcon } from '#ui/icons/icons.tsx';
import { closeCart } from '../cart/cart-store.ts';
import { RepeatOrder } from '../last-order/repeat-order.tsx';

export function EmptyCart() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-5 p-8 text-center">
      <span className="flex size-24 items-center justify-center rounded-full bg-ground">
        <ShoppingBagIcon className="size-10" strokeWidth={1.5} />
      </span>
      <p className="text-lg font-semibold">El carrito de compras está vacío</p>
      <ButtonLink to={pages.products} variant="secondary" onClick={closeCart}>
        Ver más productos
      </ButtonLink>
      <RepeatOrder />
    </div>
  );
}
