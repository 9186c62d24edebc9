import type { CheckoutForm } from '#domain/cart/checkout-form.ts';
import { DELIVERY_METHODS, deliveryTerms } from '#domain/cart/delivery-methods.ts';
import { RadioCard, RadioCards } from '#ui/form/radio-card.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useShopClient } from '../site-data/client-context.ts';
import { usePickupPlaces } from '../site-data/use-site-data.ts';
import { cardRowClass } from './card-row-class.ts';
import { chooseDelivery, updateForm } from './checkout-store.ts';

/** Delivery method, and its pickup place or address. */
export function DeliveryFields({ checkout, addressMissing }: { checkout: CheckoutForm; addressMissing: boolean }) {
  const client = useShopClient();
  return (
    <>
      <RadioCards legend="Entrega">
        <div className={cardRowClass}>
          {DELIVERY_METHODS.map((method) => (
            <RadioCard
              key={method}
              name="deliveryMethod"
              value={method}
              label={method}
              checked={checkout.deliveryMethod === method}
              onChange={() => chooseDelivery(method, () => client().shippingCost())}
            />
          ))}
        </div>
      </RadioCards>
      {deliveryTerms[checkout.deliveryMethod].destination === 'pickupPlace' ? (
        <PickupPlaceCards selected={checkout.pickupPlace} />
      ) : (
        <AddressFields checkout={checkout} missing={addressMissing} />
      )}
    </>
  );
}

function PickupPlaceCards({ selected }: { selected: string }) {
  const places = usePickupPlaces();
  if (places.length === 0) return null;
  return (
    <RadioCards legend="Lugar de retiro">
      {places.map((place) => (
        <RadioCard
          key={place}
          name="pickupPlace"
          value={place}
          label={place}
          checked={selected === place}
          onChange={() => updateForm({ pickupPlace: place })}
        />
      ))}
    </RadioCards>
  );
}

function AddressFields({ checkout, missing }: { checkout: CheckoutForm; missing: boolean }) {
  return (
    <>
      <TextField
        label="Dirección"
        name="address"
        autoComplete="street-address"
        required
        maxLength={120}
        value={checkout.address}
        onChange={(event) => updateForm({ address: event.currentTarget.value })}
        error={missing ? 'Contanos a dónde lo llevamos.' : undefined}
      />
      <TextField
        label="Referencia"
        name="reference"
        hint="Opcional: piso, timbre, entre qué calles."
        maxLength={120}
        value={checkout.reference}
        onChange={(event) => updateForm({ reference: event.currentTarget.value })}
      />
    </>
  );
}
