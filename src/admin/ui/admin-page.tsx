import type { ReactNode } from 'react';

type AdminPageProps = {
  title: string;
  /** Shown next to the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of every signed-in screen: document title, heading, actions and content. */
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
