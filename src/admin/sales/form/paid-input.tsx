import { useFormContext } from 'react-hook-form';
import { saleFields } from '#domain/sales/sale-fields.ts';
import { classNames } from '#ui/class-names.ts';
import { useFormMode } from '../../form/form-mode.ts';
import type { SaleFormValues } from './sale-values.ts';

export function PaidInput() {
  const { mode } = useFormMode();
  const { register } = useFormContext<SaleFormValues>();
  return (
    <label
      className={classNames(
        'col-span-6 flex min-h-12 items-center gap-3 font-semibold md:col-span-3',
        // Level with the field at its side.
        mode === 'A' && 'md:mt-[1.6875rem]',
      )}
    >
      <input type="checkbox" {...register('paid')} disabled={mode === 'C'} className="size-5" />
      {saleFields.paid.label}
    </label>
  );
}
