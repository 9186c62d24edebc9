import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { WireConstant } from '#contract/admin-wire.ts';
import { Button } from '#ui/button.tsx';
import { CircleAlert } from '#ui/icons.tsx';
import { ConstantControl } from './constant-control.tsx';
import { useConstant } from './use-constant.ts';

/** A constant with its value, which Editar opens for a change. Enter saves, Escape cancels. */
export function ConstantRow({ constant }: { constant: WireConstant }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const { value, draft, error, saving, open, type, cancel, save } = useConstant(constant);
  const { name, nombre } = constant;
  const resting = draft === null;

  const focusValue = () => {
    const field = form.current?.elements.namedItem('value');
    if (field instanceof HTMLElement) field.focus();
    if (field instanceof HTMLInputElement) field.select();
  };

  const edit = () => {
    flushSync(open);
    focusValue();
  };

  const leave = () => {
    flushSync(cancel);
    editButton.current?.focus();
  };

  const submit = async () => {
    if (saving || resting) return;
    await save();
    // The button is there again when the value was saved.
    if (editButton.current) editButton.current.focus();
    else focusValue();
  };

  return (
    <li className="border-line not-last:border-b">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        onKeyDown={({ key }) => key === 'Escape' && !resting && !saving && leave()}
        className="grid items-center gap-x-4 gap-y-1.5 px-4 py-3 md:grid-cols-[minmax(11rem,2fr)_3fr_auto] md:px-5"
      >
        <label htmlFor={id} className="text-sm font-semibold">
          {nombre}
        </label>
        <div>
          <ConstantControl
            constant={name}
            id={id}
            value={value}
            disabled={resting}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ target }) => type(target.value)}
          />
          {error && (
            <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm font-semibold text-danger">
              <CircleAlert className="mt-0.5 size-4 shrink-0" />
              {error}
            </p>
          )}
        </div>
        <div className="flex gap-2 md:w-56 md:justify-end">
          {resting ? (
            // Keys, because a button that became another one during its own click would do what that one does.
            <Button
              key="edit"
              ref={editButton}
              size="sm"
              variant="ghost"
              onClick={edit}
              aria-label={`Editar ${nombre}`}
            >
              Editar
            </Button>
          ) : (
            <>
              <Button key="save" type="submit" size="sm" variant="secondary" loading={saving}>
                Guardar
              </Button>
              <Button key="cancel" size="sm" variant="ghost" disabled={saving} onClick={leave}>
                Cancelar
              </Button>
            </>
          )}
        </div>
      </form>
    </li>
  );
}
