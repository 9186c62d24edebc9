import { useId } from 'react';
import { formatChange } from '#domain/percent-text.ts';
import { Button } from '#ui/button.tsx';
import { useIsOver } from './use-is-over.ts';

type TotalsBarProps = {
  ticked: number;
  total: number;
  average: number | null;
  endsAt: number;
  confirming: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** What confirming would do, always in sight. */
export function TotalsBar({ ticked, total, average, endsAt, confirming, onConfirm, onCancel }: TotalsBarProps) {
  const id = useId();
  const isOver = useIsOver(endsAt);
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-white px-4 py-3 md:bottom-3 md:mx-0 md:rounded-lg md:border md:shadow-pop">
      <p id={id} className="tabular-nums">
        <strong>{ticked}</strong> de {total} {total === 1 ? 'precio va' : 'precios van'} a cambiar
        {average !== null && (
          <span className="block text-sm text-muted">
            Cambio promedio: <strong className="text-ink">{formatChange(average)}</strong>
          </span>
        )}
      </p>
      <div className="flex gap-3 max-md:w-full max-md:*:flex-1">
        <Button variant="ghost" onClick={onCancel} disabled={confirming}>
          Cancelar
        </Button>
        <Button onClick={onConfirm} loading={confirming} disabled={ticked === 0 || isOver} aria-describedby={id}>
          Confirmar
        </Button>
      </div>
    </div>
  );
}
