import type { CartItem } from '#domain/cart/cart.ts';
import { announce } from '#ui/feedback/live-region.tsx';
import { focusPanel } from '#ui/overlay/panel-focus.ts';
import { removeItem } from '../cart/cart-edits.ts';
import { dismissNotice, useCartReview } from '../cart/cart-review.ts';
import { useCart } from '../cart/cart-store.ts';
import { lineLabel } from '../cart/line-label.ts';
import { noticeText } from '../cart/line-notices.ts';
import { LastOrderDetails } from '../last-order/last-order.tsx';
import { CartFooter } from './cart-footer.tsx';
import { CartLine } from './cart-line.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { StalePricesNotice } from './stale-prices-notice.tsx';
import { UnavailableLine } from './unavailable-line.tsx';

/** The lines of the cart, the last order, and the footer that leads to the checkout. */
export function CartList() {
  const { items, count, subtotal } = useCart();
  const { notices, failed } = useCartReview();
  const unavailable = notices.filter((notice) => notice.removed);
  return (
    <>
      {failed && items.length > 0 && <StalePricesNotice />}
      {items.length + unavailable.length > 0 && (
        <ul className="divide-y divide-line px-5">
          {unavailable.map((notice) => (
            <UnavailableLine
              key={lineKey(notice.item)}
              notice={notice}
              onDismiss={(button) => {
                focusPanel(button);
                dismissNotice(notice);
              }}
            />
          ))}
          {items.map((item) => (
            <CartLine
              key={lineKey(item)}
              item={item}
              notice={noticeText(notices, item)}
              onRemove={(button) => {
                focusPanel(button);
                removeItem(item);
                announce(`Quitaste ${lineLabel(item)}`);
              }}
            />
          ))}
        </ul>
      )}
      {items.length === 0 && <EmptyCart />}
      <LastOrderDetails open={items.length === 0} />
      {items.length > 0 && <CartFooter count={count} subtotal={subtotal} />}
    </>
  );
}

function lineKey({ id, selectedFlavor }: CartItem): string {
  return `${id} ${selectedFlavor?.name ?? ''}`;
}
