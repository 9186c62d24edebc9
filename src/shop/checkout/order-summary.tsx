import type { ReactNode } from 'react';
import { isMissingZone } from '#domain/cart/checkout-form.ts';
import { deliveryTerms } from '#domain/cart/delivery-methods.ts';
import { paymentDiscountLabel } from '#domain/cart/order-terms.ts';
import { orderTotals } from '#domain/cart/order-totals.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PanelFooter } from '#ui/overlay/panel-footer.tsx';
import { useFormatPrice } from '#ui/price/price-format.ts';
import { useCart } from '../cart/cart-store.ts';
import { CartChangesNotice } from './cart-changes-notice.tsx';
import { useCheckout } from './checkout-store.ts';
import { FreeShippingNote } from './free-shipping-note.tsx';
import { useOrderTerms } from './use-order-terms.ts';

/** Subtotal, shipping, notices, total and the button that confirms. */
export function OrderSummary({ incomplete }: { incomplete: boolean }) {
  const formatPrice = useFormatPrice();
  const { items } = useCart();
  const { checkout, shippingKnown } = useCheckout();
  const terms = useOrderTerms();
  const { subtotal, discount, shipping, total } = orderTotals(checkout, items, terms);
  const isShipped = deliveryTerms[checkout.deliveryMethod].shippingCost !== undefined;
  const needsZone = isMissingZone(checkout, terms);
  const loadingShipping = isShipped && !shippingKnown;
  return (
    <>
      <dl className="mx-5 mb-5 rounded-md bg-ground px-4 py-3 tabular-nums">
        <Row name="Subtotal">{formatPrice(subtotal)}</Row>
        {discount > 0 && <Row name={paymentDiscountLabel(checkout.paymentMethod, terms)}>−{formatPrice(discount)}</Row>}
        <Row name="Envío">
          {needsZone
            ? 'Según la zona'
            : loadingShipping
              ? 'Calculando…'
              : shipping === 0
                ? 'Gratis'
                : formatPrice(shipping)}
        </Row>
      </dl>
      {isShipped && <FreeShippingNote subtotal={subtotal} className="mx-5 mb-5" />}
      <PanelFooter>
        {incomplete && (
          <Notice tone="danger" className="mb-3">
            Por favor, completa todos los campos obligatorios.
          </Notice>
        )}
        <CartChangesNotice />
        <dl className="tabular-nums">
          <Row name="Total" strong>
            {formatPrice(total)}
          </Row>
        </dl>
        <Button type="submit" size="lg" wide className="mt-3">
          Confirmar pedido
        </Button>
        <p className="mt-2 text-center text-sm text-muted">Te llevamos a WhatsApp para coordinar la entrega.</p>
      </PanelFooter>
    </>
  );
}

function Row({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-0.5">
      <dt className={strong ? 'font-semibold' : 'text-sm'}>{name}</dt>
      <dd className={strong ? 'text-2xl font-bold tracking-tight' : 'text-sm font-semibold'}>{children}</dd>
    </div>
  );
}
