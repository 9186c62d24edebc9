import type { ReactNode } from 'react';

type AdminPageProps = {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The inside of every screen behind the guard: its title, in the tab too, and what it shows. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  return (
    <div className="mx-auto flex w-full max-w-[90rem] flex-1 flex-col gap-4 px-4 py-5 md:px-6 lg:py-7">
      <title>{`${title} | Administración`}</title>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{title}</h1>
        {actions}
      </div>
      {children}
    </div>
  );
}
