import { IconButton } from '#ui/button/icon-button.tsx';
import { XIcon } from '#ui/icons/icons.tsx';
import { type LastOrder, saveLastOrder } from './last-order-store.ts';
import { OrderActions } from './order-actions.tsx';

/** Shown to shoppers who come back from WhatsApp, until it is dismissed. */
export function OrderReminder({ order }: { order: LastOrder }) {
  return (
    <section
      aria-label="Tu último pedido"
      className="rounded-lg border border-line bg-white p-4 text-ink shadow-pop transition-[opacity,translate] duration-base starting:translate-y-3 starting:opacity-0"
    >
      <div className="mb-3 flex items-start gap-2">
        <p className="flex-1">
          <strong className="block">¿Pudiste enviar tu pedido?</strong>
          <span className="text-sm text-muted">Lo guardamos acá por si WhatsApp no se abrió.</span>
        </p>
        <IconButton
          label="Cerrar aviso"
          onClick={() => saveLastOrder({ ...order, reminded: true })}
          className="-mt-2 -mr-2"
        >
          <XIcon className="size-5" />
        </IconButton>
      </div>
      <OrderActions order={order} />
    </section>
  );
}
