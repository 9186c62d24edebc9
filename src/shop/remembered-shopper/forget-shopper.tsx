import { Button } from '#ui/button/button.tsx';
import { announce } from '#ui/feedback/live-region.tsx';
import { focusPanel } from '#ui/overlay/panel-focus.ts';
import { forgetLastOrder } from '../last-order/last-order-store.ts';
import { forgetShopper, useRememberedShopper } from './remembered-shopper.ts';

/** Says where name and address come from, and forgets them. */
export function ForgetShopper({ onForget }: { onForget: () => void }) {
  const shopper = useRememberedShopper();
  if (Object.values(shopper).every((text) => text === '')) return null;
  return (
    <p className="-mt-4 text-sm text-muted">
      Tus datos quedaron guardados en este dispositivo.{' '}
      <Button
        variant="link"
        className="text-sm"
        onClick={(event) => {
          focusPanel(event.currentTarget);
          forgetLastOrder();
          forgetShopper();
          onForget();
          announce('Borramos tus datos de este dispositivo.');
        }}
      >
        Olvidar mis datos
      </Button>
    </p>
  );
}
