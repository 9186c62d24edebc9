import type { CartItem } from '#domain/cart/cart.ts';
import { LastOrder } from '#shop/checkout/last-order.tsx';
import { announce } from './announcement.ts';
import { CartLine } from './cart-line.tsx';
import { removeItem, useCart } from './cart-store.ts';
import { EmptyCart } from './empty-cart.tsx';
import { GoneLine } from './gone-line.tsx';
import { lineLabel } from './line-label.ts';
import { noticeOf } from './line-notices.ts';
import { ListFooter } from './list-footer.tsx';
import { focusPanel } from './panel-focus.ts';
import { dismissNotice, useReview } from './review-cart.ts';
import { UnreadNotice } from './unread-notice.tsx';

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
