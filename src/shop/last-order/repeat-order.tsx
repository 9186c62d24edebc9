import { Button } from '#ui/button/button.tsx';
import { RefreshCwIcon } from '#ui/icons/icons.tsx';
import { focusPanel } from '#ui/overlay/panel-focus.ts';
import { restoreItems } from '../cart/cart-edits.ts';
import { useStartReview } from '../cart/cart-review.ts';
import { useOrderedItems } from './ordered-items.ts';

/** Fills the empty cart with the last order, then reviews it: today's prices and stock, and a notice of each change. */
export function RepeatOrder() {
  const items = useOrderedItems();
  const review = useStartReview();
  if (items.length === 0) return null;
  return (
    <Button
      variant="ghost"
      onClick={(event) => {
        focusPanel(event.currentTarget);
        restoreItems(items);
        review();
      }}
    >
      <RefreshCwIcon className="size-5" />
      Repetir pedido
    </Button>
  );
}
