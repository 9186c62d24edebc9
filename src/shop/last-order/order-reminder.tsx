import { whatsAppLink } from '#domain/business/whatsapp-link.ts';
import { Button, ButtonAnchor } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { XIcon } from '#ui/icons/icons.tsx';
import { useBusiness } from '../site-data/use-site-data.ts';
import { type LastOrder, saveLastOrder } from './last-order-store.ts';

/** Shown to shoppers who come back from WhatsApp, until it is dismissed. The cart has the order's other actions. */
export function OrderReminder({ order }: { order: LastOrder }) {
  const { whatsappPhone } = useBusiness();
  const dismiss = () => saveLastOrder({ ...order, reminded: true });
  return (
    <section
      aria-label="Tu último pedido"
      className="rounded-lg border border-line bg-white px-3 py-2 text-ink shadow-pop transition-[opacity,translate] duration-base starting:translate-y-3 starting:opacity-0"
    >
      <div className="flex items-center">
        <strong className="flex-1 pl-1">¿Pudiste enviar tu pedido?</strong>
        <IconButton label="Cerrar aviso" onClick={dismiss} className="-mr-2">
          <XIcon className="size-5" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <Button size="sm" variant="secondary" onClick={dismiss}>
          Sí, ya lo envié
        </Button>
        <ButtonAnchor
          href={whatsAppLink({ phone: whatsappPhone, text: order.text })}
          target="_blank"
          rel="noopener noreferrer"
          variant="link"
          className="text-sm"
        >
          Volver a abrir WhatsApp
        </ButtonAnchor>
      </div>
    </section>
  );
}
