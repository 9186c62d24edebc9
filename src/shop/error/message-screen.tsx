import type { ReactNode } from 'react';

type MessageScreenProps = {
  /** A number or word in large type above the title. */
  mark: string;
  title: string;
  children?: ReactNode;
  actions: ReactNode;
};

/** A screen with a message and links. */
export function MessageScreen({ mark, title, children, actions }: MessageScreenProps) {
  return (
    <section className="page-column flex flex-1 flex-col items-start justify-center gap-5 py-16 md:py-28">
      <p aria-hidden="true" className="title text-display text-accent">
        {mark}
      </p>
      <h1 className="max-w-prose text-3xl">{title}</h1>
      {children && <div className="max-w-prose text-lg text-muted">{children}</div>}
      <div className="mt-3 flex flex-wrap gap-3">{actions}</div>
    </section>
  );
}
