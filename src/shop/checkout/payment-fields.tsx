import { type CheckoutForm, PAYMENT_METHODS } from '#domain/cart/checkout-form.ts';
import { RadioCard, RadioCards } from '#ui/form/radio-card.tsx';
import { cardRowClass } from './card-row-class.ts';
import { updateForm } from './checkout-store.ts';
import { PaymentAlias } from './payment-alias.tsx';

/** Payment method, and the payment alias for a transfer. */
export function PaymentFields({ method, alias }: { method: CheckoutForm['paymentMethod']; alias: string }) {
  return (
    <RadioCards legend="Forma de pago">
      <div className={cardRowClass}>
        {PAYMENT_METHODS.map((choice) => (
          <RadioCard
            key={choice}
            name="paymentMethod"
            value={choice}
            label={choice}
            checked={method === choice}
            onChange={() => updateForm({ paymentMethod: choice })}
          />
        ))}
      </div>
      {method === 'Transferencia' && alias !== '' && <PaymentAlias alias={alias} />}
    </RadioCards>
  );
}
