import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const tones = {
  plain: 'text-current hover:bg-ink/8',
  inverse: 'text-white hover:bg-white/15',
  overlay: 'bg-ink/70 text-white hover:bg-ink',
  solid: 'bg-white text-ink shadow-lift hover:bg-ink hover:text-white',
};

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name. */
  label: string;
  tone?: keyof typeof tones;
  children: ReactNode;
};

/** A round button of 44 px that shows one icon. */
export function IconButton({ label, tone = 'plain', className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={iconButtonClass(tone, className)}>
      {children}
    </button>
  );
}

/** For links and triggers that look like an IconButton. */
export function iconButtonClass(tone: keyof typeof tones, className?: string): string {
  return classNames(
    'relative inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors',
    'disabled:opacity-40 aria-disabled:opacity-40',
    tones[tone],
    className,
  );
}
