import { Notice } from '#ui/feedback/notice.tsx';
import { useFormatPrice } from '#ui/price/price-format.ts';
import { useCartReview } from '../cart/cart-review.ts';
import { lineLabel } from '../cart/line-label.ts';
import { useCheckout } from './checkout-store.ts';

/** Changes since the form was opened, after which the shopper has to confirm again. */
export function CartChangesNotice() {
  const { notices } = useCartReview();
  const { shippingChanged, checkout } = useCheckout();
  const formatPrice = useFormatPrice();
  if (notices.length === 0 && !shippingChanged) return null;
  return (
    <Notice tone="warning" className="mb-3">
      <p>Tu pedido cambió. Revisalo y confirmá de nuevo:</p>
      <ul className="mt-1 font-normal">
        {notices.map(({ item, text }) => (
          <li key={`${lineLabel(item)} ${text}`}>
            {lineLabel(item)}: {text.toLowerCase()}
          </li>
        ))}
        {shippingChanged && (
          <li>
            Envío: antes {formatPrice(0)}, ahora {formatPrice(checkout.shippingCost)}
          </li>
        )}
      </ul>
    </Notice>
  );
}
