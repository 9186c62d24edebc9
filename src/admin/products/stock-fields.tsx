import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { AdminCategory } from '#contract/admin/categories.ts';
import { hasColours } from '#domain/accessories.ts';
import { totalStock } from '#domain/stock.ts';
import { useFormMode } from '../form/form-mode.ts';
import { TextInput } from '../form/inputs.tsx';
import { FlavorEditor } from './flavor-editor.tsx';
import type { ProductValues } from './product-values.ts';

const wrongAmount = 'Ingresá un número entero.';

/** Flavors or colours, and the amount, which is their sum as soon as there is one. */
export function StockFields({ categories }: { categories: readonly AdminCategory[] }) {
  const { mode } = useFormMode();
  const { control, setValue } = useFormContext<ProductValues>();
  const [idCategory, flavors] = useWatch({ control, name: ['idCategory', 'flavors'] });
  const category = categories.find(({ id }) => id === Number(idCategory));
  return (
    <div className="grid gap-5 md:grid-cols-[2fr_1fr]">
      <Controller
        control={control}
        name="flavors"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <FlavorEditor
            label={category && hasColours(category) ? 'Colores' : 'Sabores'}
            value={value}
            onChange={(next) => {
              onChange(next);
              setValue('amount', String(totalStock({ amount: 0, flavors: next })), { shouldDirty: true });
            }}
            disabled={mode === 'C'}
            error={error?.message}
          />
        )}
      />
      <TextInput
        name="amount"
        label="Cantidad"
        inputMode="numeric"
        maxLength={9}
        readOnly={flavors.length > 0}
        rules={{ validate: (text: string) => /^\s*\d*\s*$/.test(text) || wrongAmount }}
      />
    </div>
  );
}
