import { useController, useFormContext } from 'react-hook-form';
import { useFormMode } from '../../form/form-mode.ts';
import { ProductPicker } from './product-picker.tsx';
import { initialFlavor, type SaleFormValues } from './sale-values.ts';

/** The product that is sold; selecting another one resets the flavor. */
export function SaleProductInput() {
  const { mode } = useFormMode();
  const { setValue, clearErrors } = useFormContext<SaleFormValues>();
  const { field, fieldState } = useController<SaleFormValues, 'productId'>({
    name: 'productId',
    rules: { validate: (product) => product !== null || 'Dato requerido.' },
  });
  return (
    <ProductPicker
      product={field.value}
      disabled={mode === 'C'}
      error={fieldState.error?.message}
      autoFocus={mode === 'A'}
      onPick={(product) => {
        field.onChange(product);
        if (product) setValue('flavor', initialFlavor(product), { shouldDirty: true });
        clearErrors(['productId', 'flavor', 'quantity']);
      }}
    />
  );
}
