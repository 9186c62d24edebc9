import { CheckoutForm } from '#shop/checkout/checkout-form.tsx';
import { act, useCheckout } from '#shop/checkout/checkout-store.ts';
import { SentOverlay, WorkingOverlay } from '#shop/checkout/overlays.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { Announcer } from './announcer.tsx';
import { CartList } from './cart-list.tsx';
import { closeCart, useCart } from './cart-store.ts';
import { panelBody } from './panel-focus.ts';
import { useReviewOnOpening } from './review-cart.ts';

const views = {
  list: { title: 'Carrito de Compras', Content: CartList },
  checkout: { title: 'Ya casi! Unos datos más', Content: CheckoutForm },
};

/** The side panel: the lines of the cart, or the checkout in their place. */
export function CartPanel({ open }: { open: boolean }) {
  const { phase } = useCheckout();
  const { items } = useCart();
  const view = phase === 'list' || items.length === 0 ? 'list' : 'checkout';
  const { title } = views[view];

  function onOpenChange(opened: boolean) {
    // An order under way is not interrupted by a slip of the finger.
    if (opened || phase === 'working') return;
    act('close');
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
  useReviewOnOpening();
  const { title, Content } = views[view];
  return (
    <section {...panelBody} aria-label={title} className="flex flex-1 flex-col outline-none">
      <div key={view} className="flex flex-1 flex-col transition-opacity duration-slow starting:opacity-0">
        <Content />
      </div>
      <Announcer />
    </section>
  );
}
