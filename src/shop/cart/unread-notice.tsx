import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { focusPanel } from './panel-focus.ts';
import { UNREAD_TEXT, useStartReview } from './review-cart.ts';

/** Says that the figures below may be old, because today's could not be read. */
export function UnreadNotice() {
  const review = useStartReview();
  return (
    <Notice tone="warning" className="mx-5 mt-4">
      <p>{UNREAD_TEXT}</p>
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
