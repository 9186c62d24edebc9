import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Constant } from '#domain/business/constant.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CircleAlertIcon } from '#ui/icons/icons.tsx';
import { FormFields } from '../form/form-fields.tsx';
import type { CountUnsaved } from '../form/use-count-unsaved.ts';
import { ConstantControl } from './constant-control.tsx';
import { DollarRateNote } from './dollar-rate-note.tsx';
import { useConstant } from './use-constant.ts';

type ConstantRowProps = { constant: Constant; countUnsaved: CountUnsaved };

/** A constant, edited in place. Enter saves, Escape cancels. */
export function ConstantRow({ constant, countUnsaved }: ConstantRowProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const { saved, value, draft, dialog, error, saving, open, type, cancel, save } = useConstant(constant, countUnsaved);
  const { name, label } = constant;
  const isIdle = draft === null;

  const focusValue = () => {
    const field = form.current?.elements.namedItem('value');
    if (field instanceof HTMLElement) field.focus();
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
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
    if (saving || isIdle) return;
    await save();
    // The edit button is rendered again only after a successful save.
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
        onKeyDown={({ key }) => key === 'Escape' && !isIdle && !saving && leave()}
        className={classNames(
          'grid grid-cols-1 items-start gap-x-3 gap-y-1.5 px-4 py-3 md:grid-cols-[minmax(11rem,2fr)_4fr_auto] md:gap-x-4 md:px-5',
          isIdle && 'max-md:grid-cols-[1fr_auto]',
        )}
      >
        <label
          htmlFor={id}
          className={classNames(
            'text-sm font-semibold md:flex md:min-h-12 md:items-center',
            isIdle && 'max-md:col-span-2',
          )}
        >
          {label}
        </label>
        <div>
          <FormFields saving={saving}>
            <ConstantControl
              constant={name}
              id={id}
              value={value}
              disabled={isIdle}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={({ target }) => type(target.value)}
            />
          </FormFields>
          {isIdle && <DollarRateNote constant={saved} />}
          {error && (
            <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm font-semibold text-danger">
              <CircleAlertIcon className="mt-0.5 size-4 shrink-0" />
              {error}
            </p>
          )}
        </div>
        <div className="flex min-h-12 items-center gap-2 md:w-56 md:justify-end">
          {isIdle ? (
            // Keys, or React would reuse the clicked button as the submit button.
            <Button key="edit" ref={editButton} size="sm" variant="ghost" onClick={edit} aria-label={`Editar ${label}`}>
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
      {dialog}
    </li>
  );
}
