import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { focusPanel } from '#ui/overlay/panel-focus.ts';
import { REFRESH_FAILED_TEXT, useStartReview } from '../cart/cart-review.ts';

/** Warns that prices and stock may be outdated, with a retry. */
export function StalePricesNotice() {
  const review = useStartReview();
  return (
    <Notice tone="warning" className="mx-5 mt-4">
      <p>{REFRESH_FAILED_TEXT}</p>
      <Button
        variant="link"
        className="px-0! text-current"
        onClick={(event) => {
          focusPanel(event.currentTarget);
          review();
        }}
      >
        Probar de nuevo
      </Button>
    </Notice>
  );
}
