import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const tones = {
  promo: 'bg-accent text-white',
  out: 'bg-ink text-white',
  quiet: 'bg-ground text-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

/** A small label: `promo` for 'Promo', `out` for 'Sin Stock'. */
export function Badge({
  tone,
  children,
  className,
}: {
  tone: keyof typeof tones;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classNames('inline-flex items-center rounded-sm px-2 py-1 text-xs font-bold', tones[tone], className)}
    >
      {children}
    </span>
  );
}
