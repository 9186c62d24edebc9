import { useEffect } from 'react';
import { Announcer } from '#ui/feedback/live-region.tsx';
import { useFailedPart } from '#ui/lazy/lazy-component.ts';
import { addedPopup } from '../add-to-cart/lazy-added-popup.ts';
import { useAdded } from '../cart/added-item.ts';
import { usePanelOpen } from '../cart/panel-state.ts';
import { cartPanel } from '../cart-panel/lazy-cart-panel.ts';
import { openCart } from '../cart-panel/open-cart.ts';
import { reminderDue, useSentOrder } from '../last-order/last-order-store.ts';
import { orderReminder } from '../last-order/lazy-order-reminder.ts';

/** On the left, because prices, product buttons and the chat button are on the right. */
const corner = 'fixed inset-x-3 bottom-3 z-40 md:right-auto md:bottom-6 md:left-6 md:w-96';

/** What opens over every public page: cart panel, popup of an added product, order reminder, live region. */
export function CartHost() {
  const open = usePanelOpen();
  const added = useAdded();
  const order = useSentOrder();
  const retry = useFailedPart();
  const due = reminderDue(order, Date.now());
  const Panel = cartPanel.use();
  const Popup = addedPopup.use();
  const Reminder = orderReminder.use();
  useEffect(() => {
    if (due) void orderReminder.load();
  }, [due]);

  return (
    <>
      {/* Rendered from the start: screen readers announce changes only in live regions that already exist. */}
      <div role="status" className={corner}>
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
        <div className={corner}>
          <Reminder order={order} />
        </div>
      )}
      <Announcer />
      {Panel && <Panel open={open} />}
    </>
  );
}
