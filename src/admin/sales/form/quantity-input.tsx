import { useFormContext } from 'react-hook-form';
import { type Sale, saleFields } from '#domain/sales/sale-fields.ts';
import { selectOnFocus } from '#ui/form/select-on-focus.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { useFormMode } from '../../form/form-mode.ts';
import { parseQuantity, type SaleFormValues } from './sale-values.ts';
import { calculateStockChange } from './stock-change.ts';

const INVALID_QUANTITY = 'Ingresá una cantidad entera, desde 1.';

/** The quantity, checked against the stock before it is sent. */
export function QuantityInput({ sale }: { sale: Sale | null }) {
  const { mode } = useFormMode();
  const { register, formState } = useFormContext<SaleFormValues>();
  return (
    <TextField
      {...register('quantity', {
        validate: {
          required: (text) => text.trim() !== '' || 'Dato requerido.',
          whole: (text) => parseQuantity(text) !== undefined || INVALID_QUANTITY,
          stock: (_text, values) => {
            const change = calculateStockChange(values, sale);
            return !change || change.to >= 0 || `No hay stock suficiente. Hay ${change.from}.`;
          },
        },
      })}
      label={saleFields.quantity.label}
      required={mode !== 'C'}
      disabled={mode === 'C'}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      error={formState.errors.quantity?.message}
      {...selectOnFocus}
      className="col-span-2 md:col-span-3"
    />
  );
}
