import { Banknote, Landmark } from 'lucide-react';
import { type Checkout, PAYMENT_METHODS } from '#domain/checkout.ts';
import { RadioCard, RadioCards } from '#ui/radio-card.tsx';
import { fill } from './checkout-store.ts';
import { PaymentAlias } from './payment-alias.tsx';

const icons = { Transferencia: Landmark, Efectivo: Banknote };

/** How the order is paid; a transfer shows where to. */
export function PaymentFields({ method, alias }: { method: Checkout['formaDePago']; alias: string }) {
  return (
    <RadioCards legend="Forma de pago">
      {PAYMENT_METHODS.map((choice) => {
        const Icon = icons[choice];
        return (
          <RadioCard
            key={choice}
            name="formaDePago"
            value={choice}
            label={choice}
            icon={<Icon className="size-5 text-muted" />}
            checked={method === choice}
            onChange={() => fill({ formaDePago: choice })}
          />
        );
      })}
      {method === 'Transferencia' && alias !== '' && <PaymentAlias alias={alias} />}
    </RadioCards>
  );
}
