import { useFormContext } from 'react-hook-form';
import { basisPointsToPercent, finalPrice } from '#domain/money/discount.ts';
import { formatPesos, pesosToCentavos } from '#domain/money/money.ts';
import { TextField } from '#ui/form/text-field.tsx';
import type { SaleFormValues } from './sale-values.ts';

/** Price, discount and final price of the product that was picked; they are the product's, and not typed here. */
export function PriceSummary() {
  const product = useFormContext<SaleFormValues>().watch('idProduct');
  const shown = {
    Precio: product && formatPesos(product.price),
    Descuento: product && formatPesos(pesosToCentavos(basisPointsToPercent(product.discount))),
    'Precio con Descuento': product && formatPesos(finalPrice(product)),
  };
  return (
    <div className="col-span-6 grid grid-cols-3 items-end gap-x-3 md:gap-x-4">
      {Object.entries(shown).map(([label, value]) => (
        <TextField key={label} label={label} value={value ?? ''} readOnly disabled />
      ))}
    </div>
  );
}
