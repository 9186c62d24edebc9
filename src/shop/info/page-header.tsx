import type { ReactNode } from 'react';

/** Title and introduction of a text page. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="page-column pt-6 pb-8 md:pt-10 md:pb-12">
      <h1 className="text-display">{title}</h1>
      {children && <p className="mt-4 max-w-prose text-lg text-muted md:mt-6">{children}</p>}
    </header>
  );
}
