import type { ReactNode } from 'react';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { useLastOrder } from '../last-order/last-order-store.ts';
import { OrderActions } from '../last-order/order-actions.tsx';

/** Covers the panel while the order is checked. */
export function WorkingOverlay() {
  return (
    <Overlay className="bg-white/80">
      <Spinner size="lg" className="text-accent" />
    </Overlay>
  );
}

/** Covers the panel while the browser goes to WhatsApp. */
export function SentOverlay() {
  const order = useLastOrder();
  return (
    <Overlay className="bg-white">
      <div role="status" className="flex flex-col items-center">
        <span className="flex size-24 items-center justify-center rounded-full bg-success text-white transition-[scale] duration-slow starting:scale-50">
          <CheckIcon className="size-12" strokeWidth={3} />
        </span>
        <p className="title mt-6 text-2xl">¡Pedido confirmado!</p>
        <p className="mt-2 text-muted">Te llevamos a WhatsApp para que lo envíes.</p>
      </div>
      {order && (
        <div className="mt-8 w-full max-w-80">
          <p className="mb-3 font-semibold">¿No se abrió?</p>
          <OrderActions order={order} />
        </div>
      )}
    </Overlay>
  );
}

function Overlay({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={`absolute inset-0 z-10 flex flex-col items-center justify-center p-8 text-center transition-opacity starting:opacity-0 ${className}`}
    >
      {children}
    </div>
  );
}
