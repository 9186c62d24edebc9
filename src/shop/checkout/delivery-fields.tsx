import { type CheckoutForm, DELIVERY_METHODS } from '#domain/cart/checkout-form.ts';
import { RadioCard, RadioCards } from '#ui/form/radio-card.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useShopClient } from '../site-data/client-context.ts';
import { pickupPlaces } from '../site-data/pickup-places.ts';
import { useBusiness } from '../site-data/use-site-data.ts';
import { cardRowClass } from './card-row-class.ts';
import { chooseDelivery, updateForm } from './checkout-store.ts';

/** How the order reaches the shopper: picked up at a place, or delivered to an address. */
export function DeliveryFields({ checkout, addressMissing }: { checkout: CheckoutForm; addressMissing: boolean }) {
  const client = useShopClient();
  const choose = (choice: CheckoutForm['deliveryMethod']) =>
    choice === 'Delivery' ? chooseDelivery(() => client().shippingCost()) : updateForm({ deliveryMethod: choice });
  return (
    <>
      <RadioCards legend="Entrega">
        <div className={cardRowClass}>
          {DELIVERY_METHODS.map((choice) => (
            <RadioCard
              key={choice}
              name="entrega"
              value={choice}
              label={choice}
              checked={checkout.deliveryMethod === choice}
              onChange={() => choose(choice)}
            />
          ))}
        </div>
      </RadioCards>
      {checkout.deliveryMethod === 'Retiro' ? (
        <PickupPlaceCards chosen={checkout.pickupPlace} />
      ) : (
        <AddressFields checkout={checkout} missing={addressMissing} />
      )}
    </>
  );
}

function PickupPlaceCards({ chosen }: { chosen: string }) {
  const places = pickupPlaces(useBusiness());
  if (places.length === 0) return null;
  return (
    <RadioCards legend="Lugar de retiro">
      {places.map((place) => (
        <RadioCard
          key={place}
          name="ubicacion"
          value={place}
          label={place}
          checked={chosen === place}
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
        name="direccion"
        autoComplete="street-address"
        required
        maxLength={120}
        value={checkout.address}
        onChange={(event) => updateForm({ address: event.currentTarget.value })}
        error={missing ? 'Contanos a dónde lo llevamos.' : undefined}
      />
      <TextField
        label="Referencia"
        name="referencia"
        hint="Opcional: piso, timbre, entre qué calles."
        maxLength={120}
        value={checkout.reference}
        onChange={(event) => updateForm({ reference: event.currentTarget.value })}
      />
    </>
  );
}
