import type { ComponentProps } from 'react';
import { type ConstantKind, constantKind } from '#domain/business/constant-value.ts';
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
  switch: 'numeric',
  text: 'text',
};

/** The input of a constant's value, or a select for a switch. */
export function ConstantControl({ constant, ...attributes }: ConstantControlProps) {
  const kind = constantKind(constant);
  if (kind === 'switch') {
    return (
      <select {...attributes} name="value" className={controlClass}>
        <option value="0">0 · oculto</option>
        <option value="1">1 · visible</option>
      </select>
    );
  }
  return (
    <input
      {...attributes}
      type="text"
      name="value"
      inputMode={keyboards[kind]}
      autoComplete="off"
      maxLength={500}
      className={controlClass}
    />
  );
}
