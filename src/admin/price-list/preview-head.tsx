import type { PricePreview } from '#contract/admin/price-list.ts';
import { formatDateTime } from '#domain/dates.ts';
import { formatPercent } from '#domain/percent-text.ts';
import { Notice } from '#ui/notice.tsx';
import { useIsOver } from './use-is-over.ts';

type PreviewHeadProps = { preview: PricePreview; endsAt: number };

/** The statistics, how the list was read, and until when it can be confirmed. */
export function PreviewHead({ preview: { stats, priceColumn, matches, message }, endsAt }: PreviewHeadProps) {
  const isOver = useIsOver(endsAt);
  const figures = [
    { label: 'Productos en la tienda', value: stats.products },
    { label: 'Productos en el PDF', value: stats.listed },
    { label: 'Coincidencias', value: stats.matched },
    { label: 'Tasa de coincidencia', value: formatPercent(stats.rate) },
  ];
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-0.5 bg-white px-4 py-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="title text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {priceColumn ? (
          <>
            Precios leídos de la columna <strong className="text-ink">«{priceColumn}»</strong>.
          </>
        ) : (
          'La lista no dice cómo se llama su columna de precios.'
        )}{' '}
        Nada cambia hasta que confirmes{isOver ? '.' : `: el resumen vale hasta las ${timeText(endsAt)}.`}
      </p>
      {matches.length === 0 && <Notice tone="warning">{message}</Notice>}
      {isOver && (
        <Notice tone="danger">
          El resumen venció: pasaron 30 minutos y los precios pueden haber cambiado. Volvé a cargar el PDF.
        </Notice>
      )}
    </div>
  );
}

/** 'HH:mm' in Argentina. */
export function timeText(at: number): string {
  return formatDateTime(at).slice(-'HH:mm:ss'.length, -':ss'.length);
}
