import type { ReactNode } from 'react';

export const PAGE_TITLE_ID = 'page-title';

type AdminPageProps = {
  title: string;
  /** Shown next to the title. */
  actions?: ReactNode;
  /** Focuses the title once it is shown, in place of the control that led to it. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** The frame of every signed-in screen: document title, heading, actions and content. */
export function AdminPage({ title, actions, takesFocus = false, children }: AdminPageProps) {
  return (
    <div className="mx-auto flex w-full max-w-[90rem] flex-1 flex-col gap-4 px-4 py-5 md:px-6 lg:py-7">
      <title>{`${title} | Administración`}</title>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1
          id={PAGE_TITLE_ID}
          tabIndex={-1}
          ref={takesFocus ? focusOnMount : undefined}
          className="text-2xl outline-none"
        >
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </div>
  );
}

function focusOnMount(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
}
