import { useController, useFormContext, useWatch } from 'react-hook-form';
import { flavorNameTexts } from '#contract/requests/flavor-name-text.ts';
import { isAccessory } from '#domain/catalogue/accessory.ts';
import type { Category } from '#domain/catalogue/category-fields.ts';
import type { Flavor } from '#domain/catalogue/flavor.ts';
import { addFlavor } from '#domain/catalogue/flavor-list.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { totalStock } from '#domain/catalogue/stock.ts';
import { TextInput } from '../../form/form-inputs.tsx';
import { useFormMode } from '../../form/form-mode.ts';
import { FlavorEditor } from './flavor-editor.tsx';
import type { ProductFormValues } from './product-values.ts';

const wrongAmount = 'Ingresá un número entero.';

const isCountOrEmpty = (text: string) => /^\s*\d*\s*$/.test(text) || wrongAmount;

function flavorProblemText(typed: string): string | undefined {
  const added = addFlavor([], typed);
  return added.ok ? undefined : flavorNameTexts[added.reason];
}

/** Flavors and amount; with flavors the amount is the sum of their stocks. */
export function StockFields({ categories }: { categories: readonly Category[] }) {
  const { mode } = useFormMode();
  const { control, setValue, setError, clearErrors, formState } = useFormContext<ProductFormValues>();
  const categoryId = useWatch({ control, name: 'categoryId' });
  const category = categories.find(({ id }) => id === Number(categoryId));
  const flavors = useController({ control, name: 'flavors' });
  const typed = useController({
    control,
    name: 'newFlavor',
    rules: { validate: (text) => text.trim() === '' || flavorProblemText(text) },
  });

  const change = (next: readonly Flavor[]) => {
    flavors.field.onChange(next);
    const amount = String(totalStock({ amount: 0, flavors: next }));
    setValue('amount', amount, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const type = (text: string) => {
    typed.field.onChange(text);
    // Before the first submit nothing else does.
    clearErrors('newFlavor');
  };
  const add = () => {
    if (typed.field.value.trim() === '') return;
    const added = addFlavor(flavors.field.value, typed.field.value);
    if (!added.ok) return setError('newFlavor', { message: flavorNameTexts[added.reason] });
    change(added.flavors);
    type('');
  };

  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-[2fr_1fr]">
      <FlavorEditor
        label={category && isAccessory(category) ? 'Colores' : productFields.flavors.label}
        value={flavors.field.value}
        onChange={change}
        typed={{ ...typed.field, onChange: type }}
        onAdd={add}
        disabled={mode === 'C'}
        error={typed.fieldState.error?.message ?? flavors.fieldState.error?.message}
      />
      <div className="flex flex-col gap-5">
        <TextInput
          name="amount"
          label={productFields.amount.label}
          inputMode="numeric"
          maxLength={9}
          readOnly={flavors.field.value.length > 0}
          rules={{ validate: isCountOrEmpty }}
        />
        <TextInput
          name="lowestStock"
          label={productFields.lowestStock.label}
          inputMode="numeric"
          maxLength={6}
          required={false}
          hint="Para «Reposición». Vacío: el de Configuración."
          rules={{ validate: isCountOrEmpty }}
        />
      </div>
    </div>
  );
}
