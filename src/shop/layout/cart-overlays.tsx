import { useEffect } from 'react';
import { Announcer } from '#ui/feedback/live-region.tsx';
import { useFailedPart } from '#ui/lazy/lazy-component.ts';
import { useAdded } from '../cart/added-item.ts';
import { usePanelOpen } from '../cart/cart-store.ts';
import { addedPopup, cartPanel, orderReminder } from '../cart-panel/lazy-cart-panel.ts';
import { reminderDue, useSentOrder } from '../last-order/last-order-store.ts';

/** Where nothing that one buys with stands: prices and buttons of products are to the right, the chat, too. */
const corner = 'fixed inset-x-3 bottom-3 z-40 md:right-auto md:bottom-6 md:left-6 md:w-96';

/** The cart panel, the popup that tells of an added product and spoken notices; stands once on every public page. */
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
      {/* Both are there from the start, because screen readers follow only what they have seen before. */}
      <div role="status" className={corner}>
        {retry && (
          <p className="rounded-md bg-ink px-4 py-2 text-white shadow-pop">
            No pudimos abrirlo.{' '}
            <button type="button" onClick={retry} className="min-h-11 font-bold underline">
              Probar de nuevo
            </button>
          </p>
        )}
        {Popup && added && <Popup item={added} />}
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
