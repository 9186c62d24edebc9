import type { ComponentProps } from 'react';
import { type ConstantKind, constantKind } from '#domain/business/constant-value.ts';
import { classNames } from '#ui/class-names.ts';
import { controlClass } from '#ui/form/form-field.tsx';

type ConstantControlProps = Pick<
  ComponentProps<'input'>,
  'id' | 'disabled' | 'aria-invalid' | 'aria-describedby' | 'value'
> & {
  /** Name of the constant. */
  constant: string;
  onChange: (event: { target: { value: string } }) => void;
};

const keyboards: Readonly<Record<ConstantKind, ComponentProps<'input'>['inputMode']>> = {
  price: 'decimal',
  phone: 'tel',
  email: 'email',
  link: 'url',
  origin: 'url',
  map: 'url',
  percent: 'decimal',
  limit: 'decimal',
  count: 'numeric',
  rate: 'decimal',
  zones: 'text',
  switch: 'numeric',
  text: 'text',
};

const MAX_LENGTH = 500;

/** The input of a constant's value, or a select for a switch. */
export function ConstantControl({ constant, ...attributes }: ConstantControlProps) {
  const kind = constantKind(constant);
  if (kind === 'switch') {
    return (
      <select {...attributes} name="value" className={controlClass}>
        <option value="0">0 · no</option>
        <option value="1">1 · sí</option>
      </select>
    );
  }
  if (kind === 'zones')
    return (
      <textarea
        {...attributes}
        name="value"
        rows={4}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        className={classNames(controlClass, 'h-auto py-2.5')}
      />
    );
  return (
    <input
      {...attributes}
      type="text"
      name="value"
      inputMode={keyboards[kind]}
      autoComplete="off"
      maxLength={MAX_LENGTH}
      className={controlClass}
    />
  );
}
