import { useFormContext } from 'react-hook-form';
import { finalPrice } from '#domain/money/discount.ts';
import { formatDiscountPercent } from '#domain/money/discount-percent.ts';
import { formatPesos } from '#domain/money/money.ts';
import { TextField } from '#ui/form/text-field.tsx';
import type { SaleFormValues } from './sale-values.ts';

/** Read-only price, discount and final price of the selected product. */
export function PriceSummary() {
  const product = useFormContext<SaleFormValues>().watch('productId');
  const values = {
    Precio: product && formatPesos(product.price),
    Descuento: product && formatDiscountPercent(product.discount),
    'Precio con Descuento': product && formatPesos(finalPrice(product)),
  };
  return (
    <div className="col-span-6 grid grid-cols-3 items-end gap-x-3 md:gap-x-4">
      {Object.entries(values).map(([label, value]) => (
        <TextField key={label} label={label} value={value ?? ''} readOnly disabled />
      ))}
    </div>
  );
}
