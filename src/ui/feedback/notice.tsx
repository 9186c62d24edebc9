import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons/icons.tsx';

const tones = {
  info: { icon: InfoIcon, className: 'bg-ground text-ink', role: 'status' },
  success: { icon: CircleCheckIcon, className: 'bg-success-soft text-success', role: 'status' },
  warning: { icon: TriangleAlertIcon, className: 'bg-warning-soft text-warning', role: 'status' },
  danger: { icon: CircleAlertIcon, className: 'bg-danger-soft text-danger', role: 'alert' },
} as const;

/** A message inside the page, announced when it appears. */
export function Notice({
  tone,
  children,
  className,
}: {
  tone: keyof typeof tones;
  children: ReactNode;
  className?: string;
}) {
  const { icon: Icon, className: toneClass, role } = tones[tone];
  return (
    <div
      role={role}
      className={classNames(
        'flex items-start gap-2.5 rounded-md px-3.5 py-3 text-sm font-semibold',
        toneClass,
        className,
      )}
    >
      <Icon className="mt-px size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
