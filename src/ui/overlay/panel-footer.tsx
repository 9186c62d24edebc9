import type { ReactNode } from 'react';

/** The end of the panel; stays in sight where the screen is high enough. */
export function PanelFooter({ children }: { children: ReactNode }) {
  return (
    <div className="mt-auto border-t border-line bg-white px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:bottom-0">
      {children}
    </div>
  );
}
