import { whatsAppLink } from '#domain/business/whatsapp-link.ts';
import { Button, ButtonAnchor } from '#ui/button/button.tsx';
import { useClipboard } from '#ui/clipboard/use-clipboard.ts';
import { selectOnFocus } from '#ui/form/select-on-focus.ts';
import { CheckIcon, CopyIcon } from '#ui/icons/icons.tsx';
import { useBusiness } from '../site-data/use-site-data.ts';
import type { LastOrder } from './last-order-store.ts';

/** Sends the order again: by WhatsApp, or by copying its text. */
export function OrderActions({ order }: { order: LastOrder }) {
  const { whatsappPhone } = useBusiness();
  const { state, copy } = useClipboard(order.text);
  const copied = state === 'copied';
  return (
    <div className="flex flex-col gap-2">
      <ButtonAnchor
        href={whatsAppLink({ phone: whatsappPhone, text: order.text })}
        target="_blank"
        rel="noopener noreferrer"
        variant="secondary"
        wide
      >
        Volver a abrir WhatsApp
      </ButtonAnchor>
      <Button variant="ghost" wide onClick={copy}>
        {copied ? <CheckIcon className="size-5" /> : <CopyIcon className="size-5" />}
        <span aria-live="polite">{copied ? 'Pedido copiado' : 'Copiar pedido'}</span>
      </Button>
      {state === 'failed' && <SelectableText text={order.text} />}
      {whatsappPhone && (
        <p className="text-center text-sm text-muted">¿Sin WhatsApp acá? Copialo y mandalo al +{whatsappPhone}.</p>
      )}
    </div>
  );
}

function SelectableText({ text }: { text: string }) {
  return (
    <label className="text-sm">
      <span role="status">No pudimos copiarlo. Seleccioná el texto y copialo:</span>
      <textarea
        readOnly
        rows={6}
        value={text}
        {...selectOnFocus}
        className="mt-1 w-full rounded-md border-[1.5px] border-line-strong bg-white p-3 text-sm"
      />
    </label>
  );
}
