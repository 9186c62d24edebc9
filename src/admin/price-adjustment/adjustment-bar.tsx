import { Button } from '#ui/button/button.tsx';

type AdjustmentBarProps = {
  /** Ticked rows, all rows, and those that would change and are not ticked. */
  count: number;
  total: number;
  unticked: number;
  busy: boolean;
  /** The rows that are shown are not yet those of what was typed. */
  outdated: boolean;
  onTickAll: (ticked: boolean) => void;
  onApply: () => void;
};

/** Sticky bar: how many prices change, and the button that changes them. */
export function AdjustmentBar({ count, total, unticked, busy, outdated, onTickAll, onApply }: AdjustmentBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-white px-4 py-3 md:mx-0 md:rounded-t-lg md:border-x md:shadow-pop">
      <p role="status" className="font-semibold tabular-nums">
        {count === 1 ? 'Cambia 1 precio' : `Cambian ${count} precios`}
        <span className="font-normal text-muted"> de {total}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full">
        <Button variant="link" className="text-sm" onClick={() => onTickAll(unticked > 0)}>
          {unticked > 0 ? 'Marcar todos' : 'Desmarcar todos'}
        </Button>
        <Button onClick={onApply} loading={busy} disabled={outdated || count === 0} className="max-md:flex-1">
          {count === 1 ? 'Cambiar 1 precio' : `Cambiar ${count} precios`}
        </Button>
      </div>
    </div>
  );
}
