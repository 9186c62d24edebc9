import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { useLazyRetry } from '#ui/lazy/lazy-component.ts';
import { lazyAddedPopup } from '../add-to-cart/lazy-added-popup.ts';
import { useAddedItem } from '../cart/added-item.ts';
import { usePanelOpen } from '../cart/cart-store.ts';
import { lazyCartPanel } from '../cart-panel/lazy-cart-panel.ts';
import { openCart } from '../cart-panel/open-cart.ts';
import { isReminderDue, useLastOrder } from '../last-order/last-order-store.ts';
import { lazyOrderReminder } from '../last-order/lazy-order-reminder.ts';

/** On the left, because prices, product buttons and the chat button are on the right. */
const cornerClass = 'fixed inset-x-3 bottom-3 z-40 md:right-auto md:bottom-6 md:left-6 md:w-96';

/** Cart panel, popup of the added product, order reminder and live region of every public page. */
export function CartOverlays() {
  const open = usePanelOpen();
  const added = useAddedItem();
  const order = useLastOrder();
  const retry = useLazyRetry();
  const due = isReminderDue(order, Date.now());
  const Panel = lazyCartPanel.use();
  const Popup = lazyAddedPopup.use();
  const Reminder = lazyOrderReminder.useWhen(due);

  return (
    <>
      {/* Rendered from the start: screen readers announce changes only in live regions that already exist. */}
      <div role="status" className={cornerClass}>
        {retry && (
          <p className="rounded-md bg-ink px-4 py-2 text-white shadow-pop">
            No pudimos abrirlo.{' '}
            <button type="button" onClick={retry} className="min-h-11 font-bold underline">
              Probar de nuevo
            </button>
          </p>
        )}
        {Popup && added && <Popup item={added} onOpenCart={openCart} />}
      </div>
      {Reminder && due && !added && !open && (
        <div className={cornerClass}>
          <Reminder order={order} />
        </div>
      )}
      <LiveRegion />
      {Panel && <Panel open={open} />}
    </>
  );
}
