import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { panelBodyProps } from '#ui/overlay/panel-focus.ts';
import { useReviewOnOpen } from '../cart/cart-review.ts';
import { closeCart, useCart } from '../cart/cart-store.ts';
import { CheckoutPanel } from '../checkout/checkout-panel.tsx';
import { dispatchCheckout, useCheckout } from '../checkout/checkout-store.ts';
import { SentOverlay, WorkingOverlay } from '../checkout/overlays.tsx';
import { CartList } from './cart-list.tsx';

const views = {
  list: { title: 'Carrito de Compras', Content: CartList },
  checkout: { title: 'Ya casi! Unos datos más', Content: CheckoutPanel },
};

/** The side panel: the cart, or the checkout. */
export function CartPanel({ open }: { open: boolean }) {
  const { phase } = useCheckout();
  const { items } = useCart();
  const view = phase === 'list' || items.length === 0 ? 'list' : 'checkout';
  const { title } = views[view];

  function onOpenChange(nextOpen: boolean) {
    // An accidental press must not close the panel while the order is being confirmed.
    if (nextOpen || phase === 'working') return;
    dispatchCheckout('close');
    closeCart();
  }

  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={title}>
      <PanelBody view={view} />
      {phase === 'working' && <WorkingOverlay />}
      {phase === 'sent' && <SentOverlay />}
    </Drawer>
  );
}

function PanelBody({ view }: { view: keyof typeof views }) {
  useReviewOnOpen();
  const { title, Content } = views[view];
  return (
    <section {...panelBodyProps} aria-label={title} className="flex flex-1 flex-col outline-none">
      <div key={view} className="flex flex-1 flex-col transition-opacity duration-slow starting:opacity-0">
        <Content />
      </div>
      <LiveRegion />
    </section>
  );
}
