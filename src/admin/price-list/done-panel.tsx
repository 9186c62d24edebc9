import type { PricesDone } from '#contract/admin/price-list.ts';
import { Button } from '#ui/button.tsx';
import { CircleCheck } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Undo } from '../frame/icons.tsx';
import { timeText } from './preview-head.tsx';
import { useIsOver } from './use-is-over.ts';
import { wholePesos } from './whole-pesos.ts';

type DonePanelProps = { done: PricesDone; undone: boolean; undoing: boolean; endsAt: number; onUndo: () => void };

/** What was changed, what was left as it was, and the way back. */
export function DonePanel({ done: { updated, skipped }, undone, undoing, endsAt, onUndo }: DonePanelProps) {
  const isOver = useIsOver(endsAt);
  const title = undone ? 'Volvieron los precios anteriores' : 'Precios actualizados';
  return (
    <section aria-label={title} className="flex flex-col gap-4 rounded-lg border border-line bg-white p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex items-start gap-3">
          <CircleCheck className="mt-0.5 size-7 shrink-0 text-success" />
          <div>
            <h2 tabIndex={-1} ref={focusAtOnce} className="text-xl outline-none">
              {title}
            </h2>
            <p className="text-muted tabular-nums">
              {updated.length === 1 ? '1 producto' : `${updated.length} productos`}
              {!undone && !isOver && ` · se puede deshacer hasta las ${timeText(endsAt)}`}
            </p>
          </div>
        </div>
        {!undone && !isOver && (
          <Button variant="ghost" onClick={onUndo} loading={undoing}>
            <Undo className="size-5" />
            Deshacer
          </Button>
        )}
      </div>
      {skipped.length > 0 && (
        <Notice tone="warning">
          <p>Quedaron como estaban, porque su precio cambió mientras tanto:</p>
          <ul className="mt-1 list-disc pl-5 font-normal">
            {skipped.map(({ id, name }) => (
              <li key={id}>{name || 'Un producto que ya no existe'}</li>
            ))}
          </ul>
        </Notice>
      )}
      <details className="group">
        <summary className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4 hover:text-accent">
          Ver los precios
        </summary>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {updated.map(({ id, name, before, after }) => (
            <li
              key={id}
              className="flex flex-wrap justify-between gap-x-4 py-2 tabular-nums [contain-intrinsic-size:auto_2.6rem] [content-visibility:auto]"
            >
              <span className="min-w-0 font-semibold">{name}</span>
              <span>
                <span className="text-muted">{wholePesos(before)} →</span> <strong>{wholePesos(after)}</strong>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const focusAtOnce = (heading: HTMLHeadingElement | null) => heading?.focus({ preventScroll: true });
