import type { ChangeEvent, FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { parseDiscountPercent } from '#domain/money/discount-percent.ts';
import {
  type LinkedField,
  type LinkedPrices,
  recalculateFinalPrice,
  updateLinkedPrices,
} from '#domain/money/linked-prices.ts';
import { parsePrice } from '#domain/money/parse-price.ts';
import { TextInput } from '../../form/form-inputs.tsx';
import { Profit } from './profit.tsx';

const wrongPrice = 'Ingresá un precio válido.';
const wrongDiscount = 'Ingresá un descuento de 0 a 100.';

const isPriceOrEmpty = (text: string) => text.trim() === '' || parsePrice(text) !== undefined || wrongPrice;

/** Price, discount and final price, linked: editing one updates the others; and the cost with what is earned. */
export function PriceFields() {
  const { getValues, setValue, formState } = useFormContext<LinkedPrices>();

  const now = (): LinkedPrices => {
    const [price, discount, final] = getValues(['price', 'discount', 'final']);
    return { price, discount, final };
  };
  const show = (next: LinkedPrices) => {
    const before = now();
    for (const field of ['price', 'discount', 'final'] as const) {
      if (next[field] === before[field]) continue;
      setValue(field, next[field], { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
  };
  const linked =
    (field: LinkedField) =>
    ({ target }: ChangeEvent<HTMLInputElement>) =>
      show(updateLinkedPrices(now(), field, target.value));
  const settle = ({ target }: FocusEvent<HTMLFieldSetElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'final') show(recalculateFinalPrice(now()));
  };

  return (
    <fieldset onBlur={settle} className="grid min-w-0 grid-cols-2 gap-4 md:grid-cols-4 md:gap-5">
      <legend className="sr-only">Precios</legend>
      <TextInput
        name="price"
        label={productFields.price.label}
        inputMode="decimal"
        rules={{ onChange: linked('price'), validate: isPriceOrEmpty }}
      />
      <TextInput
        name="discount"
        label={productFields.discount.label}
        inputMode="decimal"
        required={false}
        rules={{
          onChange: linked('discount'),
          validate: (text: string) => parseDiscountPercent(text) !== undefined || wrongDiscount,
        }}
      />
      <TextInput
        name="final"
        label="Precio con Descuento"
        inputMode="decimal"
        required={false}
        rules={{ onChange: linked('final'), validate: isPriceOrEmpty }}
      />
      <TextInput
        name="priceUsd"
        label={productFields.priceUsd.label}
        inputMode="decimal"
        required={false}
        rules={{ validate: isPriceOrEmpty }}
      />
      <TextInput
        name="cost"
        label={productFields.cost.label}
        inputMode="decimal"
        required={false}
        hint="Lo que pagás. No se ve en la tienda."
        rules={{ validate: isPriceOrEmpty }}
      />
      <Profit />
    </fieldset>
  );
}
