import type { ComponentProps, ComponentType, ReactNode } from 'react';

type EmptyStateProps = { icon: ComponentType<ComponentProps<'svg'>>; text: string; children?: ReactNode };

/** Shown in place of empty content; `children` are the actions that help. */
export function EmptyState({ icon: Icon, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-dashed border-line-strong/60 px-4 py-14 text-center">
      <Icon className="size-9 text-line-strong" strokeWidth={1.5} />
      <p className="text-lg text-muted">{text}</p>
      {children}
    </div>
  );
}
