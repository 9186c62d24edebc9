import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { CircleAlertIcon } from '../icons/icons.tsx';

export type FormFieldProps = {
  label: string;
  hint?: ReactNode;
  /** Marks the field as invalid. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Class of the whole field. */
  className?: string | undefined;
};

type FieldAttributes = {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** Label, hint and error around a control, which gets the attributes that refer to them. */
export function FormField({
  label,
  hint,
  error,
  required,
  className,
  children,
}: FormFieldProps & { children: (attributes: FieldAttributes) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        )}
      </label>
      {children({ id, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-semibold text-danger">
          <CircleAlertIcon className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The classes of text fields, text areas and selects. */
export const controlClass = classNames(
  'w-full min-h-12 rounded-md border-[1.5px] border-line-strong bg-white px-3.5 py-2.5 text-base text-ink',
  'placeholder:text-muted transition-colors hover:border-ink focus:border-ink',
  'aria-invalid:border-danger aria-invalid:bg-danger-soft disabled:bg-ground disabled:text-muted',
);
