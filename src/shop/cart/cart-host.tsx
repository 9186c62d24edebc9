import { useEffect } from 'react';
import { useAdded } from '#shop/added-popup/added-store.ts';
import { reminderDue, useSentOrder } from '#shop/checkout/sent-order.ts';
import { Announcer } from './announcer.tsx';
import { usePanelOpen } from './cart-store.ts';
import { useFailedPart } from './loaded-part.ts';
import { addedPopup, cartPanel, orderReminder } from './parts.ts';

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
