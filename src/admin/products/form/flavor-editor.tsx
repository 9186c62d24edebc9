import type { KeyboardEvent, Ref } from 'react';
import type { Flavor } from '#domain/catalogue/flavor.ts';
import { withFlavorQuantity, withoutFlavor } from '#domain/catalogue/flavor-list.ts';
import { MAX_FLAVOR_NAME } from '#domain/catalogue/flavor-name.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { MinusIcon, PlusIcon, XIcon } from '#ui/icons/icons.tsx';

type FlavorEditorProps = {
  /** 'Sabores' or 'Colores'. */
  label: string;
  value: readonly Flavor[];
  onChange: (flavors: readonly Flavor[]) => void;
  /** The name field of the next flavor. */
  typed: { value: string; onChange: (text: string) => void; ref: Ref<HTMLInputElement> };
  onAdd: () => void;
  disabled: boolean;
  error: string | undefined;
};

/** The flavors of a product with the stock of each. */
export function FlavorEditor({ label, value, onChange, typed, onAdd, disabled, error }: FlavorEditorProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Adds the flavor instead of submitting the form.
    event.preventDefault();
    onAdd();
  };
  const count = (name: string, text: string) =>
    onChange(withFlavorQuantity(value, { name, quantity: Number(text.replace(/\D/g, '').slice(0, 9)) }));

  return (
    <div className="flex min-w-0 flex-col gap-2">
      {!disabled && (
        <div className="flex items-start gap-2">
          <TextField
            label={label}
            {...typed}
            maxLength={MAX_FLAVOR_NAME}
            autoComplete="off"
            error={error}
            onChange={({ currentTarget }) => typed.onChange(currentTarget.value)}
            onKeyDown={press}
            className="min-w-0 flex-1"
          />
          <Button variant="secondary" onClick={onAdd} className="mt-[1.6875rem]">
            Agregar
          </Button>
        </div>
      )}
      {disabled && <p className="text-sm font-semibold">{label}</p>}
      {value.length === 0 ? (
        <p className="text-sm text-muted">Sin {label.toLowerCase()}</p>
      ) : (
        <ul aria-label={label} className="divide-y divide-line rounded-md border border-line">
          {value.map(({ name, quantity }) => (
            <li key={name} className="flex items-center gap-1 py-0.5 pr-1 pl-3">
              <span className="min-w-0 flex-1 font-semibold">{name}</span>
              {disabled ? (
                <span className="px-3 py-2.5 tabular-nums">{quantity}</span>
              ) : (
                <>
                  <IconButton
                    label={`Restar uno a ${name}`}
                    aria-disabled={quantity === 0}
                    onClick={() => onChange(withFlavorQuantity(value, { name, quantity: quantity - 1 }))}
                  >
                    <MinusIcon className="size-4" strokeWidth={2.5} />
                  </IconButton>
                  <input
                    aria-label={`Cantidad de ${name}`}
                    inputMode="numeric"
                    value={quantity}
                    onChange={({ currentTarget }) => count(name, currentTarget.value)}
                    onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                    className="min-h-11 w-16 rounded-md border border-line-strong text-center font-semibold tabular-nums"
                  />
                  <IconButton
                    label={`Sumar uno a ${name}`}
                    onClick={() => onChange(withFlavorQuantity(value, { name, quantity: quantity + 1 }))}
                  >
                    <PlusIcon className="size-4" strokeWidth={2.5} />
                  </IconButton>
                  <IconButton label={`Quitar ${name}`} onClick={() => onChange(withoutFlavor(value, name))}>
                    <XIcon className="size-4.5" />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
