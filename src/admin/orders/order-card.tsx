import { useId, useState } from 'react';
import { formatDateTimeToMinutes } from '#domain/dates/format-date.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import type { Order } from '#domain/orders/order.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Trash2Icon } from '#ui/icons/icons.tsx';
import { adminClient } from '../session/admin-client.ts';
import { askForConfirmation } from '../ui/confirm-dialog.tsx';
import { toastError, toastSuccess, toastWarning } from '../ui/toasts.tsx';
import { OrderReplyCopy } from './order-reply-copy.tsx';

type OrderCardProps = { order: Order; alias: string; onChanged: () => void };

/** An order with its lines; can be marked as paid and as delivered, answered and deleted. */
export function OrderCard({ order, alias, onChanged }: OrderCardProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [answering, setAnswering] = useState(false);
  const { clientName, paymentMethod, shippingMethod, address, reference, discount, shipping, paid, delivered } = order;
  const name = clientName || `Pedido ${order.id}`;

  async function run(write: () => Promise<void>, failure: string) {
    setBusy(true);
    try {
      await write();
    } catch {
      toastError(failure);
    }
    setBusy(false);
    onChanged();
  }

  const change = (values: { paid?: boolean; delivered?: boolean }) =>
    run(async () => {
      const result = await adminClient.orders.change(order, values);
      if (!result.ok) toastWarning('Alguien cambió este pedido mientras tanto. Estos son los datos de ahora.');
    }, 'Hubo un error al modificar el pedido.');

  async function remove() {
    const text = '¿Estás seguro que quieres borrar este pedido? Se borran sus ventas y vuelve el stock.';
    if (!(await askForConfirmation({ title: 'Alerta', text, confirmLabel: 'Eliminar' }))) return;
    await run(async () => {
      await adminClient.orders.delete(order.id);
      toastSuccess('Pedido eliminado exitosamente!');
    }, 'Hubo un error al eliminar el pedido.');
  }

  return (
    <li>
      <article aria-labelledby={id} className="flex flex-col gap-3 rounded-lg border border-line bg-white p-4 md:p-5">
        <header className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h2 id={id} className="text-base [overflow-wrap:anywhere] md:text-lg">
              {name}
            </h2>
            <p className="text-sm text-muted [overflow-wrap:anywhere]">
              {[formatDateTimeToMinutes(order.enteredAt), paymentMethod, shippingMethod, address, reference]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <IconButton label={`Eliminar el pedido de ${name}`} className="-mt-2 -mr-2" onClick={() => void remove()}>
            <Trash2Icon className="size-5" />
          </IconButton>
        </header>
        <ul className="flex flex-col gap-1 text-sm">
          {order.lines.map(({ saleId, productName, flavor, quantity, total }) => (
            <li key={saleId} className="flex justify-between gap-3">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {quantity} x {productName}
                {flavor && ` (${flavor})`}
              </span>
              <span className="shrink-0 tabular-nums">{formatPrice(total)}</span>
            </li>
          ))}
          {discount > 0 && <Amount label="Descuento" text={`-${formatPrice(discount)}`} />}
          {shipping > 0 && <Amount label="Envío" text={formatPrice(shipping)} />}
        </ul>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 border-t border-line pt-3">
          <Badge tone={paid ? 'success' : 'warning'}>{paid ? 'Pagado' : 'Sin pagar'}</Badge>
          <Badge tone={delivered ? 'success' : 'warning'}>{delivered ? 'Entregado' : 'Sin entregar'}</Badge>
          <strong className="ml-auto text-xl tabular-nums">{formatPrice(order.total)}</strong>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant={paid ? 'ghost' : 'secondary'}
            loading={busy}
            onClick={() => void change({ paid: !paid })}
          >
            {paid ? 'Marcar sin pagar' : 'Marcar pagado'}
          </Button>
          <Button
            size="sm"
            variant={delivered ? 'ghost' : 'secondary'}
            loading={busy}
            onClick={() => void change({ delivered: !delivered })}
          >
            {delivered ? 'Marcar sin entregar' : 'Marcar entregado'}
          </Button>
          <Button size="sm" variant="link" aria-expanded={answering} onClick={() => setAnswering(!answering)}>
            Respuesta para el cliente
          </Button>
        </div>
        {answering && <OrderReplyCopy {...{ order, alias }} />}
      </article>
    </li>
  );
}

function Amount({ label, text }: { label: string; text: string }) {
  return (
    <li className="flex justify-between gap-3 text-muted">
      <span>{label}</span>
      <span className="tabular-nums">{text}</span>
    </li>
  );
}
