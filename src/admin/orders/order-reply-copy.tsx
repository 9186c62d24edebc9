import type { Order } from '#domain/orders/order.ts';
import { orderReply } from '#domain/orders/order-reply.ts';
import { Button } from '#ui/button/button.tsx';
import { useClipboard } from '#ui/clipboard/use-clipboard.ts';
import { CheckIcon, CopyIcon } from '#ui/icons/icons.tsx';

type OrderReplyCopyProps = { order: Order; missing?: readonly { quantity: number; label: string }[]; alias: string };

/** The answer to the customer with a button that copies it. */
export function OrderReplyCopy({ order, missing = [], alias }: OrderReplyCopyProps) {
  const isTransfer = !order.paid && order.paymentMethod === 'Transferencia';
  const text = orderReply({ ...order, missing, alias: isTransfer ? alias : '' });
  const { state, copy } = useClipboard(text);
  const copied = state === 'copied';
  return (
    <>
      <p className="rounded-md bg-ground px-4 py-3 text-sm whitespace-pre-line select-all [overflow-wrap:anywhere]">
        {text}
      </p>
      <Button variant="secondary" className="self-start" onClick={copy}>
        {copied ? <CheckIcon className="size-5" /> : <CopyIcon className="size-5" />}
        <span aria-live="polite">{copied ? 'Copiada' : 'Copiar respuesta'}</span>
      </Button>
    </>
  );
}
