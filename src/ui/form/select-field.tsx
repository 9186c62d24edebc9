import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { controlClass, FormField, type FormFieldProps } from './form-field.tsx';

export type SelectOption = { value: string; label: string };

type SelectFieldProps = FormFieldProps &
  Omit<ComponentProps<'select'>, 'children'> & { options: readonly SelectOption[] };

/** A native select. Takes every attribute of `<select>`. */
export function SelectField({ label, hint, error, required, className, options, ...rest }: SelectFieldProps) {
  return (
    <FormField {...{ label, hint, error, required, className }}>
      {(attributes) => (
        <span className="relative">
          <select {...rest} {...attributes} className={classNames(controlClass, 'appearance-none pr-10')}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2" />
        </span>
      )}
    </FormField>
  );
}
