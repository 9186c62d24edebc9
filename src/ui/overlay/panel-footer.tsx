import type { ReactNode } from 'react';

/** The end of a panel; sticky on screens that are high enough. */
export function PanelFooter({ children }: { children: ReactNode }) {
  return (
    <div className="mt-auto border-t border-line bg-white px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:bottom-0">
      {children}
    </div>
  );
}
