import { useId } from 'react';
import { formatChange } from '#domain/money/percent.ts';
import { Button } from '#ui/button/button.tsx';
import type { SelectionTotals } from '../rows/preview-rows.ts';
import { closedMessages } from './closed-messages.ts';

type TotalsBarProps = {
  totals: SelectionTotals;
  /** How many products are created. */
  newProducts: number;
  /** Number of rows, selected or not. */
  total: number;
  /** Why it can no longer be confirmed. */
  closed: keyof typeof closedMessages | undefined;
  /** What has to be corrected first. */
  problem: string | undefined;
  confirming: boolean;
  /** Whether the list is being read again, which can be stopped. */
  reading: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Without the file it has to be picked again. */
  hasFile: boolean;
  onReadAgain: () => void;
};

/** Sticky bar with the totals and the buttons. */
export function TotalsBar({
  totals,
  newProducts,
  total,
  closed,
  problem,
  confirming,
  reading,
  onConfirm,
  onCancel,
  hasFile,
  onReadAgain,
}: TotalsBarProps) {
  const id = useId();
  return (
    <div
      id={TOTALS_BAR_ID}
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-white px-4 py-3 md:mx-0 md:rounded-t-lg md:border-x md:shadow-pop"
    >
      <div
        id={id}
        className="tabular-nums max-md:flex max-md:w-full max-md:flex-wrap max-md:justify-between max-md:gap-x-4"
      >
        {reading ? (
          <p className="font-bold">Leyendo la lista de nuevo…</p>
        ) : closed ? (
          <ClosedNotice reason={closed} hasFile={hasFile} />
        ) : problem !== undefined ? (
          <p className="font-bold text-danger">{problem} para confirmar.</p>
        ) : (
          <ChangeSummary {...{ totals, newProducts, total }} />
        )}
      </div>
      <div className="flex gap-3 max-md:w-full max-md:*:flex-1">
        <Button variant="ghost" onClick={onCancel} disabled={confirming}>
          Cancelar
        </Button>
        {closed ? (
          <Button onClick={onReadAgain} disabled={reading}>
            {hasFile ? 'Leer de nuevo' : 'Elegir la lista'}
          </Button>
        ) : (
          <Button
            onClick={onConfirm}
            loading={confirming}
            disabled={reading || problem !== undefined || totals.selected + newProducts === 0}
            aria-describedby={id}
          >
            Confirmar
          </Button>
        )}
      </div>
    </div>
  );
}

/** Element id, for the skip link. */
export const TOTALS_BAR_ID = 'totales';

function ChangeSummary({
  totals: { selected, changing, average },
  newProducts,
  total,
}: Pick<TotalsBarProps, 'totals' | 'newProducts' | 'total'>) {
  const unchanged = selected - changing;
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
        {average !== null && unchanged > 0 && ' · '}
        {unchanged > 0 && (unchanged === 1 ? '1 ya está en ese precio' : `${unchanged} ya están en ese precio`)}
        {newProducts > 0 && (average !== null || unchanged > 0) && ' · '}
        {newProducts > 0 && (newProducts === 1 ? 'Se crea 1 producto' : `Se crean ${newProducts} productos`)}
      </p>
    </>
  );
}

function ClosedNotice({ reason, hasFile }: { reason: keyof typeof closedMessages; hasFile: boolean }) {
  return (
    <>
      <p className="font-bold text-danger">{closedMessages[reason].title}</p>
      <p className="text-sm text-muted">
        {hasFile ? 'Al leerla de nuevo queda lo que decidiste.' : 'Elegí de nuevo la lista: queda lo que decidiste.'}
      </p>
    </>
  );
}
