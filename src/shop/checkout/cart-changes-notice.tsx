import { Notice } from '#ui/feedback/notice.tsx';
import { useCartReview } from '../cart/cart-review.ts';
import { lineLabel } from '../cart/line-label.ts';

/** Changes since the form was opened, after which the shopper has to confirm again. */
export function CartChangesNotice() {
  const { notices } = useCartReview();
  if (notices.length === 0) return null;
  return (
    <Notice tone="warning" className="mb-3">
      <p>Tu pedido cambió. Revisalo y confirmá de nuevo:</p>
      <ul className="mt-1 font-normal">
        {notices.map(({ item, text }) => (
          <li key={`${lineLabel(item)} ${text}`}>
            {lineLabel(item)}: {text.toLowerCase()}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
