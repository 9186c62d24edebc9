import type { CartItem } from '#domain/cart/cart.ts';
import { announce } from '#ui/feedback/announcement.ts';
import { focusPanel } from '#ui/overlay/panel-focus.ts';
import { dismissNotice, useReview } from '../cart/cart-review.ts';
import { removeItem, useCart } from '../cart/cart-store.ts';
import { lineLabel } from '../cart/line-label.ts';
import { noticeOf } from '../cart/line-notices.ts';
import { LastOrder } from '../last-order/last-order.tsx';
import { ListFooter } from './cart-footer.tsx';
import { CartLine } from './cart-line.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { UnreadNotice } from './stale-prices-notice.tsx';
import { GoneLine } from './unavailable-line.tsx';

/** The lines of the cart and the way to the checkout. */
export function CartList() {
  const { items, count, subtotal } = useCart();
  const { notices, unread } = useReview();
  const gone = notices.filter((notice) => notice.gone);
  return (
    <>
      {unread && items.length > 0 && <UnreadNotice />}
      {items.length + gone.length > 0 && (
        <ul className="divide-y divide-line px-5">
          {gone.map((notice) => (
            <GoneLine
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
              notice={noticeOf(notices, item)}
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
      <LastOrder open={items.length === 0} />
      {items.length > 0 && <ListFooter count={count} subtotal={subtotal} />}
    </>
  );
}

function lineKey({ id, selectedFlavor }: CartItem): string {
  return `${id} ${selectedFlavor?.name ?? ''}`;
}
