import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps } from './field.tsx';

/** One line of text. Takes every attribute of `<input>`. */
export function TextField({ label, hint, error, required, className, ...rest }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(attributes) => <input type="text" {...rest} {...attributes} className={controlClass} />}
    </Field>
  );
}

/** Several lines of text. Takes every attribute of `<textarea>`. */
export function TextArea({
  label,
  hint,
  error,
  required,
  className,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(attributes) => <textarea rows={4} {...rest} {...attributes} className={controlClass} />}
    </Field>
  );
}
