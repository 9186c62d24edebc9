import { type FormEvent, useState } from 'react';
import type { SupplierRow } from '#contract/admin/suppliers.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { MAX_SUPPLIER_NAME } from '#contract/requests/price-list-limits.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { adminClient } from '../../session/admin-client.ts';
import { askForConfirmation } from '../../ui/confirm-dialog.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';

type SupplierItemProps = { supplier: SupplierRow; onChanged: () => void };

/** A supplier with the buttons that rename and forget it. */
export function SupplierItem({ supplier: { id, name, lastListAt }, onChanged }: SupplierItemProps) {
  const [isRenaming, setRenaming] = useState(false);

  async function forget() {
    const title = `Olvidar a ${name}`;
    const text = 'Su próxima lista se va a leer como la de un proveedor nuevo. Los precios quedan como están.';
    if (!(await askForConfirmation({ title, text, confirmLabel: 'Olvidar' }))) return;
    try {
      await adminClient.suppliers.forget(id);
      toastSuccess(`Se olvidó a ${name}.`);
      onChanged();
    } catch (cause) {
      toastError(failureText(cause, 'No se pudo olvidar al proveedor.'));
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      {isRenaming ? (
        <RenameForm
          {...{ id, name }}
          onEnd={(renamed) => {
            setRenaming(false);
            if (renamed) onChanged();
          }}
        />
      ) : (
        <>
          <p className="min-w-0">
            <span className="block truncate font-semibold">{name}</span>
            <span className="block text-sm text-muted tabular-nums">Última lista: {formatDate(lastListAt)}</span>
          </p>
          <div className="flex gap-2">
            <Button
              size="sm"
              variant="ghost"
              onClick={() => setRenaming(true)}
              aria-label={`Cambiar nombre de ${name}`}
            >
              Cambiar nombre
            </Button>
            <Button size="sm" variant="ghost" onClick={() => void forget()} aria-label={`Olvidar a ${name}`}>
              Olvidar
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

type RenameFormProps = { id: number; name: string; onEnd: (renamed: boolean) => void };

function RenameForm({ id, name, onEnd }: RenameFormProps) {
  const [value, setValue] = useState(name);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const renamed = value.trim();
    if (renamed === '') return setError('Dato requerido.');
    if (renamed === name) return onEnd(false);
    setSaving(true);
    try {
      await adminClient.suppliers.rename(id, renamed);
      onEnd(true);
    } catch (cause) {
      setError(failureText(cause, 'No se pudo cambiar el nombre.'));
      setSaving(false);
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate className="flex w-full flex-wrap items-end gap-3">
      <TextField
        label="Nombre del proveedor"
        value={value}
        error={error}
        maxLength={MAX_SUPPLIER_NAME}
        autoComplete="off"
        ref={focus}
        onChange={({ target }) => {
          setValue(target.value);
          setError(undefined);
        }}
        className="min-w-0 flex-1 basis-60"
      />
      <Button type="submit" loading={isSaving}>
        Guardar
      </Button>
      <Button variant="ghost" onClick={() => onEnd(false)}>
        Cancelar
      </Button>
    </form>
  );
}

function focus(field: HTMLInputElement | null): void {
  field?.focus();
}

/** What the server says of a refused change, else `text`. */
function failureText(cause: unknown, text: string): string {
  if (!(cause instanceof ApiError)) throw cause;
  return cause.body.error ?? text;
}
