import { type CheckoutForm, PAYMENT_METHODS } from '#domain/cart/checkout-form.ts';
import { RadioCard, RadioCards } from '#ui/form/radio-card.tsx';
import { cardsInRow } from './card-row-class.ts';
import { fill } from './checkout-store.ts';
import { PaymentAlias } from './payment-alias.tsx';

/** How the order is paid; a transfer shows where to. */
export function PaymentFields({ method, alias }: { method: CheckoutForm['paymentMethod']; alias: string }) {
  return (
    <RadioCards legend="Forma de pago">
      <div className={cardsInRow}>
        {PAYMENT_METHODS.map((choice) => (
          <RadioCard
            key={choice}
            name="formaDePago"
            value={choice}
            label={choice}
            checked={method === choice}
            onChange={() => fill({ paymentMethod: choice })}
          />
        ))}
      </div>
      {method === 'Transferencia' && alias !== '' && <PaymentAlias alias={alias} />}
    </RadioCards>
  );
}
