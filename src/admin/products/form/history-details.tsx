import { type ReactNode, useState } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';

type HistoryDetailsProps<History> = {
  title: string;
  load: () => Promise<History>;
  children: (history: History) => ReactNode;
};

/** A history of a product, loaded when it is opened. */
export function HistoryDetails<History extends object>({ title, load, children }: HistoryDetailsProps<History>) {
  const [history, setHistory] = useState<'closed' | 'loading' | 'failed' | History>('closed');

  async function open() {
    setHistory('loading');
    setHistory(await load().catch(() => 'failed' as const));
  }

  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && (history === 'closed' || history === 'failed')) void open();
      }}
      className="group rounded-lg border border-line"
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-lg px-4 font-bold hover:bg-ground [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line">
        {history === 'loading' && <Spinner className="m-4" />}
        {history === 'failed' && (
          <Notice tone="danger" className="m-3">
            No se pudo obtener el historial. Cerralo y abrilo de nuevo.
          </Notice>
        )}
        {typeof history === 'object' && children(history)}
      </div>
    </details>
  );
}
