import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { iconButtonClass } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { XIcon } from '../icons/icons.tsx';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  className?: string;
};

/** A modal dialog. Large: load it lazily. */
export function Dialog({ open, onOpenChange, title, children, className }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 min-h-dvh bg-ink/60 transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          className={classNames(
            'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-panel -translate-1/2 flex-col overflow-y-auto rounded-lg bg-white p-6 shadow-pop transition-[opacity,scale] duration-base data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0',
            className,
          )}
        >
          <div className="mb-4 flex items-start justify-between gap-4 max-[17rem]:flex-col-reverse">
            <Base.Title className="title pt-2 text-xl max-[17rem]:text-base">{title}</Base.Title>
            <Base.Close aria-label="Cerrar" className={iconButtonClass('plain', '-mr-2 max-[17rem]:self-end')}>
              <XIcon className="size-6" />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
