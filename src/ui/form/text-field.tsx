import type { ComponentProps } from 'react';
import { controlClass, FormField, type FormFieldProps } from './form-field.tsx';

/** One line of text. Takes every attribute of `<input>`. */
export function TextField({
  label,
  hint,
  error,
  required,
  className,
  ...rest
}: FormFieldProps & ComponentProps<'input'>) {
  return (
    <FormField {...{ label, hint, error, required, className }}>
      {(attributes) => <input type="text" {...rest} {...attributes} className={controlClass} />}
    </FormField>
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
}: FormFieldProps & ComponentProps<'textarea'>) {
  return (
    <FormField {...{ label, hint, error, required, className }}>
      {(attributes) => <textarea rows={4} {...rest} {...attributes} className={controlClass} />}
    </FormField>
  );
}
