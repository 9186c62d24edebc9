import { formatDateTimeToMinutes } from '#domain/dates/format-date.ts';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { useLastOrder } from './last-order-store.ts';
import { OrderActions } from './order-actions.tsx';

/** The last order, for shoppers who left WhatsApp without sending it. `open`: expanded, because the cart is empty. */
export function LastOrderDetails({ open }: { open: boolean }) {
  const order = useLastOrder();
  if (order === null) return null;
  return (
    <details open={open} className="group/last mx-5 my-5 rounded-md bg-ground">
      <summary className="flex min-h-14 list-none items-center justify-between gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-semibold">Tu último pedido</span>
          <span className="block text-sm text-muted tabular-nums">{formatDateTimeToMinutes(order.at)}</span>
        </span>
        <ChevronDownIcon className="size-5 transition-transform group-open/last:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <OrderActions order={order} />
      </div>
    </details>
  );
}
