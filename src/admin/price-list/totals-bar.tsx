import { useId } from 'react';
import { formatChange } from '#domain/percent-text.ts';
import { Button } from '#ui/button.tsx';
import type { Totals } from './shown-row.ts';
import { useIsOver } from './use-is-over.ts';

type TotalsBarProps = {
  totals: Totals;
  /** Of all rows, ticked or not. */
  total: number;
  endsAt: number;
  confirming: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Reads the file once more; undefined when it has to be chosen first. */
  onReadAgain: (() => void) | undefined;
};

/** What confirming would do, always in sight. */
export function TotalsBar({ totals, total, endsAt, confirming, onConfirm, onCancel, onReadAgain }: TotalsBarProps) {
  const id = useId();
  const isOver = useIsOver(endsAt);
  return (
    <div
      id={TOTALS}
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-white px-4 py-3 md:mx-0 md:rounded-t-lg md:border-x md:shadow-pop"
    >
      <div
        id={id}
        className="tabular-nums max-md:flex max-md:w-full max-md:flex-wrap max-md:justify-between max-md:gap-x-4"
      >
        {isOver ? <Over canReadAgain={onReadAgain !== undefined} /> : <WhatChanges totals={totals} total={total} />}
      </div>
      <div className="flex gap-3 max-md:w-full max-md:*:flex-1">
        <Button variant="ghost" onClick={onCancel} disabled={confirming}>
          Cancelar
        </Button>
        {isOver && onReadAgain ? (
          <Button onClick={onReadAgain}>Leer de nuevo</Button>
        ) : (
          <Button
            onClick={onConfirm}
            loading={confirming}
            disabled={totals.ticked === 0 || isOver}
            aria-describedby={id}
          >
            Confirmar
          </Button>
        )}
      </div>
    </div>
  );
}

/** Its id, for whoever goes there without passing all the rows. */
export const TOTALS = 'totales';

function WhatChanges({ totals: { ticked, changing, average }, total }: Pick<TotalsBarProps, 'totals' | 'total'>) {
  const same = ticked - changing;
  return (
    <>
      <p>
        <strong>{changing}</strong> de {total} {total === 1 ? 'precio va' : 'precios van'} a cambiar
      </p>
      <p className="text-sm text-muted">
        {average !== null && (
          <>
            Cambio promedio: <strong className="text-ink">{formatChange(average)}</strong>
          </>
        )}
        {average !== null && same > 0 && ' · '}
        {same > 0 && (same === 1 ? '1 ya está en ese precio' : `${same} ya están en ese precio`)}
      </p>
    </>
  );
}

function Over({ canReadAgain }: { canReadAgain: boolean }) {
  return (
    <>
      <p className="font-bold text-danger">El resumen venció</p>
      <p className="text-sm text-muted">
        {canReadAgain ? 'Al leerlo de nuevo queda lo que decidiste.' : 'Elegí de nuevo el PDF: queda lo que decidiste.'}
      </p>
    </>
  );
}
