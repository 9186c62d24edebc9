import type { ComponentProps } from 'react';
import { get, type RegisterOptions, useFormContext } from 'react-hook-form';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { useFormMode } from './form-mode.ts';

const REQUIRED = 'Dato requerido.';

/** Default maximum length of a field, and that of a description (spec §9). */
const MAX_TEXT = 50;
const MAX_DESCRIPTION = 2500;

type InputProps = {
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  className?: string;
  /** Additional rules of react-hook-form. */
  rules?: Pick<RegisterOptions, 'validate' | 'onChange'>;
};

/** Registers a field and returns its error, required and disabled attributes. */
function useInput({ name, required = true, rules }: InputProps) {
  const { mode } = useFormMode();
  const { register, formState } = useFormContext();
  const isMissing = (value: unknown) => String(value ?? '').trim() === '';
  const { validate, ...others } = rules ?? {};
  const checks = typeof validate === 'function' ? { own: validate } : validate;
  const { message }: { message?: unknown } = get(formState.errors, name) ?? {};
  return {
    registered: (more: RegisterOptions = {}) =>
      register(name, {
        ...others,
        ...more,
        validate: { required: (value) => !(required && isMissing(value)) || REQUIRED, ...checks },
      }),
    attributes: {
      error: typeof message === 'string' ? message : undefined,
      required: required && mode !== 'C',
      disabled: mode === 'C',
    },
  };
}

/** One line of text; by default required and of up to 50 characters. */
export function TextInput({
  rules,
  maxLength = MAX_TEXT,
  ...props
}: InputProps & Pick<ComponentProps<'input'>, 'maxLength' | 'inputMode' | 'placeholder' | 'readOnly'>) {
  const { registered, attributes } = useInput({ ...props, ...(rules && { rules }) });
  return <TextField autoComplete="off" {...props} {...attributes} maxLength={maxLength} {...registered()} />;
}

/** Several lines of text; by default optional. */
export function TextAreaInput({ rules, required = false, ...props }: InputProps) {
  const { registered, attributes } = useInput({ ...props, required, ...(rules && { rules }) });
  return <TextArea {...props} {...attributes} rows={5} maxLength={MAX_DESCRIPTION} {...registered()} />;
}

type Option = { value: string | number; label: string };

/** A select; numeric values are returned as numbers (spec §5). */
export function SelectInput({ rules, options, ...props }: InputProps & { options: readonly Option[] }) {
  const { registered, attributes } = useInput({ ...props, ...(rules && { rules }) });
  const shown = options.map(({ value, label }) => ({ value: String(value), label }));
  return <SelectField {...props} {...attributes} options={shown} {...registered({ setValueAs: chosenValue })} />;
}

function chosenValue(value: unknown): unknown {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number.parseInt(value, 10) : value;
}
