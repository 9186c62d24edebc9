import { Drawer as Base } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { iconButtonClass } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { XIcon } from '../icons/icons.tsx';
import { useCloseOnBack } from './close-on-back.ts';

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  side?: keyof typeof sides;
  /** Below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
};

const sides = {
  right: 'ml-auto data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]',
  left: 'mr-auto data-ending-style:[transform:translateX(-100%)] data-starting-style:[transform:translateX(-100%)]',
};

/** A panel at the side, full-screen on phones, closed by a swipe or by going back. Large: load it lazily. */
export function Drawer({ open, onOpenChange, title, side = 'right', footer, children }: DrawerProps) {
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection={side}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 min-h-dvh bg-ink opacity-[calc(0.6*(1-var(--drawer-swipe-progress)))] transition-opacity duration-slow data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex">
          <Base.Popup
            className={classNames(
              'flex h-full w-full touch-auto flex-col bg-white text-ink shadow-panel outline-none transition-transform duration-slow [transform:translateX(var(--drawer-swipe-movement-x))] data-swiping:duration-0 data-swiping:select-none md:w-112',
              sides[side],
            )}
          >
            <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line px-5 py-2">
              <Base.Title className="title text-lg leading-tight sm:text-xl">{title}</Base.Title>
              <Base.Close aria-label="Cerrar" className={iconButtonClass('plain', '-mr-2')}>
                <XIcon className="size-6" />
              </Base.Close>
            </div>
            <Base.Content className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
              {children}
            </Base.Content>
            {footer && (
              <div className="border-t border-line p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">{footer}</div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
