import type { ReactNode } from 'react';
import { cartTotal } from '#domain/cart.ts';
import { shippingOf } from '#domain/checkout.ts';
import { useCart } from '#shop/cart/cart-store.ts';
import { PanelFooter } from '#shop/cart/panel-footer.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { priceText } from '#ui/price-text.ts';
import { ChangedLines } from './changed-lines.tsx';
import { useCheckout } from './checkout-store.ts';

/** Subtotal, shipping and total, what stands in the way, and the button that confirms. */
export function OrderSummary({ incomplete }: { incomplete: boolean }) {
  const { items, subtotal } = useCart();
  const { checkout, shippingKnown } = useCheckout();
  const shipping = shippingOf(checkout);
  const waiting = checkout.entrega === 'Delivery' && !shippingKnown;
  return (
    <PanelFooter>
      {incomplete && (
        <Notice tone="danger" className="mb-3">
          Por favor, completa todos los campos obligatorios.
        </Notice>
      )}
      <ChangedLines />
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
        <Row name="Subtotal">{priceText(subtotal)}</Row>
        <Row name="Envío">{waiting ? 'Calculando…' : shipping === 0 ? 'Gratis' : priceText(shipping)}</Row>
        <dt className="self-end font-semibold">Total</dt>
        <dd className="text-right text-2xl font-bold tracking-tight">{priceText(cartTotal(items, shipping))}</dd>
      </dl>
      <Button type="submit" size="lg" wide className="mt-3">
        Confirmar pedido
      </Button>
      <p className="mt-2 text-center text-sm text-muted">Te llevamos a WhatsApp para coordinar la entrega.</p>
    </PanelFooter>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-right text-sm">{children}</dd>
    </>
  );
}
