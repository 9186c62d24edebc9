import type { CheckoutForm, RequiredCheckoutField } from '#domain/cart/checkout-form.ts';
import { DELIVERY_METHODS, deliveryTerms } from '#domain/cart/delivery-methods.ts';
import type { ShippingZone } from '#domain/cart/shipping-zones.ts';
import { RadioCard, RadioCards } from '#ui/form/radio-card.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useFormatPrice } from '#ui/price/price-format.ts';
import { MAX_LENGTHS } from '../remembered-shopper/remembered-shopper.ts';
import { useShopClient } from '../site-data/client-context.ts';
import { usePickupPlaces } from '../site-data/use-site-data.ts';
import { cardRowClass } from './card-row-class.ts';
import { chooseDelivery, updateForm } from './checkout-store.ts';

type DeliveryFieldsProps = {
  checkout: CheckoutForm;
  missing: readonly RequiredCheckoutField[];
  zones: readonly ShippingZone[];
};

/** Delivery method, and its pickup place, or its zone and address. */
export function DeliveryFields({ checkout, missing, zones }: DeliveryFieldsProps) {
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
        <>
          {zones.length > 0 && <ZoneCards zones={zones} selected={checkout.zone} missing={missing.includes('zone')} />}
          <AddressFields checkout={checkout} missing={missing.includes('address')} />
        </>
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

type ZoneCardsProps = { zones: readonly ShippingZone[]; selected: string; missing: boolean };

function ZoneCards({ zones, selected, missing }: ZoneCardsProps) {
  const formatPrice = useFormatPrice();
  return (
    <RadioCards legend="Zona" error={missing ? 'Elegí tu zona de envío.' : undefined}>
      {zones.map(({ name, price, time }) => (
        <RadioCard
          key={name}
          name="zone"
          value={name}
          label={name}
          detail={[price === 0 ? 'Gratis' : formatPrice(price), time].filter(Boolean).join(' · ')}
          required
          checked={selected === name}
          onChange={() => updateForm({ zone: name })}
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
        maxLength={MAX_LENGTHS.address}
        value={checkout.address}
        onChange={(event) => updateForm({ address: event.currentTarget.value })}
        error={missing ? 'Contanos a dónde lo llevamos.' : undefined}
      />
      <TextField
        label="Referencia"
        name="reference"
        hint="Opcional: piso, timbre, entre qué calles."
        maxLength={MAX_LENGTHS.reference}
        value={checkout.reference}
        onChange={(event) => updateForm({ reference: event.currentTarget.value })}
      />
    </>
  );
}
