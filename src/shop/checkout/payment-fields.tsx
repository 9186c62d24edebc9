import { PAYMENT_METHODS, type PaymentMethod, paymentTerms } from '#domain/cart/payment-methods.ts';
import { RadioCard, RadioCards } from '#ui/form/radio-card.tsx';
import { cardRowClass } from './card-row-class.ts';
import { updateForm } from './checkout-store.ts';
import { PaymentAlias } from './payment-alias.tsx';

/** Payment method, and the payment alias of a method that needs it. */
export function PaymentFields({ method, alias }: { method: PaymentMethod; alias: string }) {
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
      {paymentTerms[method].showsAlias && alias !== '' && <PaymentAlias alias={alias} />}
    </RadioCards>
  );
}
