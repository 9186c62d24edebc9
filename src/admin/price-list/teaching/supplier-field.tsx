import type { ListSupplier } from '#contract/admin/price-list.ts';
import { MAX_SUPPLIER_NAME } from '#contract/requests/price-list-limits.ts';
import { formatDate } from '#domain/dates/format-date.ts';
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
  const { lastListAt } = supplier;
  return (
    <TextField
      label="Proveedor"
      hint={
        lastListAt === null
          ? 'Al confirmar queda guardado cómo se lee: la próxima lista suya sale así de una.'
          : `Leída como la de ${supplier.name} del ${dayAndMonth(lastListAt)}.`
      }
      value={name}
      maxLength={MAX_SUPPLIER_NAME}
      disabled={disabled}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      className="w-full sm:max-w-md"
    />
  );
}

/** 'dd/MM' in Argentina. */
function dayAndMonth(at: number): string {
  return formatDate(at).slice(0, 'dd/MM'.length);
}
