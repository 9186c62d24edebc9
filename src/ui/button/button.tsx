import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Link } from '../link/link.tsx';
import { type ButtonStyle, buttonClass } from './button-class.ts';

type ButtonProps = ButtonStyle &
  ComponentProps<'button'> & {
    /** Shows a spinner instead of the text, at the same width, and ignores presses. */
    loading?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  className,
  loading = false,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      // Not `disabled`, which would lose the focus.
      aria-disabled={loading || disabled ? true : undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={buttonClass({
        variant,
        size,
        wide,
        className: classNames(disabled && 'opacity-45', className),
      })}
    >
      <span className={classNames('inline-flex items-center justify-center gap-2.5', loading && 'opacity-0')}>
        {children}
      </span>
      {loading && <Spinner size="sm" className="absolute" />}
    </button>
  );
}

/** A link inside the shop that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonClass({ variant, size, wide, className })} />;
}

/** An external link (chat, telephone, map) that looks like a button. */
export function ButtonAnchor({ variant, size, wide, className, ...rest }: ButtonStyle & ComponentProps<'a'>) {
  return <a {...rest} className={buttonClass({ variant, size, wide, className })} />;
}
