import type { ListSupplier } from '#contract/admin/price-list/price-preview.ts';
import { MAX_SUPPLIER_NAME } from '#contract/requests/price-list-limits.ts';
import { TextField } from '#ui/form/text-field.tsx';

type SupplierFieldProps = {
  supplier: ListSupplier;
  /** The name that the seller typed; undefined for the one proposed. */
  name: string | undefined;
  disabled: boolean;
  onChange: (name: string) => void;
};

/** Whose list it is. What was decided about it is used for the next list of the same supplier. */
export function SupplierField({ supplier, name = supplier.name, disabled, onChange }: SupplierFieldProps) {
  return (
    <TextField
      label="Proveedor"
      hint="Al confirmar queda guardado cómo se lee: su próxima lista sale así de una."
      value={name}
      maxLength={MAX_SUPPLIER_NAME}
      disabled={disabled}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      className="w-full sm:w-96"
    />
  );
}
