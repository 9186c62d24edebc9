import { pages } from '#contract/urls/shop-urls.ts';
import type { Centavos } from '#domain/money/money.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { focusPanelTop } from '#ui/overlay/panel-focus.ts';
import { PanelFooter } from '#ui/overlay/panel-footer.tsx';
import { useFormatPrice } from '#ui/price/price-format.ts';
import { clearNotices } from '../cart/cart-review.ts';
import { closeCart } from '../cart/cart-store.ts';
import { formatItemCount } from '../cart/format-item-count.ts';
import { startCheckout } from '../checkout/checkout-store.ts';
import { FreeShippingNote } from '../checkout/free-shipping-note.tsx';
import { usePickupPlaces } from '../site-data/use-site-data.ts';

/** Total, and the links to the checkout and back to the shop. */
export function CartFooter({ count, subtotal }: { count: number; subtotal: Centavos }) {
  const formatPrice = useFormatPrice();
  const pickupPlaces = usePickupPlaces();
  return (
    <PanelFooter>
      <FreeShippingNote subtotal={subtotal} className="mb-3" />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          Total <span className="text-sm font-normal text-muted">({formatItemCount(count)})</span>
        </span>
        <strong className="text-2xl tracking-tight tabular-nums">{formatPrice(subtotal)}</strong>
      </p>
      <Button
        size="lg"
        wide
        className="mt-3"
        onClick={(event) => {
          focusPanelTop(event.currentTarget);
          clearNotices();
          startCheckout(pickupPlaces);
        }}
      >
        Iniciar Compra
      </Button>
      <p className="mt-1 text-center">
        <ButtonLink to={pages.products} variant="link" onClick={closeCart}>
          Ver más productos
        </ButtonLink>
      </p>
    </PanelFooter>
  );
}
