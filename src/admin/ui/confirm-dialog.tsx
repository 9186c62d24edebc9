import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { createStore, useStore } from '#ui/store/store.ts';

type ConfirmOptions = {
  title: string;
  text: string;
  /** Language of the text when it is not Spanish. */
  lang?: string;
  /** Text of the button that confirms. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Closes the dialog unanswered. */
  signal?: AbortSignal;
};

type PendingConfirmation = ConfirmOptions & { resolve: (confirmed: boolean) => void };

const store = createStore<PendingConfirmation | null>(null);

/** Opens the dialog: `if (await askForConfirmation({ title: 'Alerta', text, confirmLabel: 'Eliminar' })) …` */
export function askForConfirmation(options: ConfirmOptions): Promise<boolean> {
  store.get()?.resolve(false);
  return new Promise((resolve) => {
    const pending = { ...options, resolve };
    options.signal?.addEventListener('abort', () => store.get() === pending && store.set(null));
    store.set(pending);
  });
}

/** Rendered once, around all screens. */
export function ConfirmDialog() {
  const current = useStore(store, null);
  // The text remains while the dialog fades out.
  const [last, setLast] = useState<PendingConfirmation | null>(null);
  if (current && current !== last) setLast(current);
  const shown = current ?? last;
  const close = (confirmed: boolean) => {
    store.set(null);
    current?.resolve(confirmed);
  };
  return (
    <AlertDialog.Root open={current !== null} onOpenChange={(open) => open || close(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-50 min-h-dvh bg-ink/60 transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-50 w-[calc(100vw-2rem)] max-w-panel -translate-1/2 rounded-lg bg-white p-6 shadow-pop transition-[opacity,scale] duration-base data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0">
          <AlertDialog.Title className="title text-xl">{shown?.title}</AlertDialog.Title>
          <AlertDialog.Description lang={shown?.lang} className="mt-3 text-muted">
            {shown?.text}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
            <Button variant="ghost" onClick={() => close(false)}>
              {shown?.cancelLabel ?? 'Cancelar'}
            </Button>
            <Button onClick={() => close(true)}>{shown?.confirmLabel}</Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
