import { useController, useFormContext } from 'react-hook-form';
import { saleFields } from '#domain/sales/sale-fields.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useFormMode } from '../../form/form-mode.ts';
import type { SaleFormValues } from './sale-values.ts';

/** Select of the flavor, with the stock of each. */
export function FlavorInput({ className }: { className: string }) {
  const { mode } = useFormMode();
  const { watch, clearErrors } = useFormContext<SaleFormValues>();
  const { field, fieldState } = useController<SaleFormValues, 'flavor'>({ name: 'flavor' });
  const flavors = watch('productId')?.flavors ?? [];
  if (mode === 'C' || flavors.length === 0) {
    return (
      <TextField label={saleFields.flavor.label} value={field.value || '–'} readOnly disabled className={className} />
    );
  }
  const known = flavors.some(({ name }) => name === field.value);
  const options = flavors.map(({ name, quantity }) => ({ value: name, label: `${name} (${quantity})` }));
  return (
    <SelectField
      {...field}
      label={saleFields.flavor.label}
      className={className}
      error={fieldState.error?.message}
      onChange={(event) => {
        field.onChange(event);
        clearErrors(['flavor', 'quantity']);
      }}
      options={known ? options : [{ value: field.value, label: field.value || 'Elegí una' }, ...options]}
    />
  );
}
