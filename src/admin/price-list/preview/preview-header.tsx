import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';
import { formatPercent } from '#domain/money/percent.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { formatTimeOfDay } from '../display/format-time-of-day.ts';
import { closedMessages } from './closed-messages.ts';
import { AmbiguousColumnNotice, ColumnSelect } from './column-select.tsx';
import { isColumnAmbiguous, selectableColumns } from './price-columns.ts';

type PreviewHeaderProps = {
  preview: PricePreview;
  expiresAt: number;
  closed: keyof typeof closedMessages | undefined;
  isBusy: boolean;
  hasFile: boolean;
  onReadAgain: (priceColumn?: string) => void;
};

const IN_DOLLARS = 'La lista parece estar en dólares: tildalo en «Precio nuevo» y decí a cuánto lo tomás.';

/** Statistics, the price column, and the time until which the preview can be confirmed. */
export function PreviewHeader({ preview, expiresAt, closed, isBusy, hasFile, onReadAgain }: PreviewHeaderProps) {
  const { stats, priceColumn, columnChosen, matches, message, looksInDollars, linesInDollars } = preview;
  const [columns, isAmbiguous] = [selectableColumns(preview), isColumnAmbiguous(preview)];
  const figures = [
    { label: 'Productos en la tienda', short: 'En la tienda', value: stats.products },
    { label: 'Productos en la lista', short: 'En la lista', value: stats.listed },
    { label: 'Coincidencias', short: 'Coincidencias', value: stats.matched },
    { label: 'Tasa de coincidencia', short: 'Tasa', value: formatPercent(stats.rate) },
  ];
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4">
        {figures.map(({ label, short, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-2 bg-white px-3 py-2 sm:flex-col-reverse sm:justify-end sm:gap-0.5 sm:px-4 sm:py-3"
          >
            <dt className="text-sm text-muted">
              <span className="max-sm:hidden">{label}</span>
              <span className="sm:hidden">{short}</span>
            </dt>
            <dd className="font-bold tabular-nums sm:title sm:text-xl">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex items-center justify-between gap-x-6 gap-y-2 max-md:flex-wrap">
        <p className="text-sm text-muted">
          {priceColumn && (
            <>
              Precios leídos de la columna <strong className="text-ink">«{priceColumn}»</strong>
              {columnChosen ? ', la que elegiste. ' : '. '}
            </>
          )}
          Nada cambia hasta que confirmes{closed ? '.' : `: el resumen vale hasta las ${formatTimeOfDay(expiresAt)}.`}
        </p>
        {!isAmbiguous && hasFile && columns.length > 0 && (
          <ColumnSelect
            label="Leer de otra columna"
            className="md:shrink-0"
            {...{ columns }}
            disabled={isBusy}
            onChoose={onReadAgain}
          />
        )}
      </div>
      {isAmbiguous && (
        <AmbiguousColumnNotice
          {...{ columns, hasFile, onReadAgain }}
          hasReadings={preview.readings.length > 1 && hasFile}
          disabled={isBusy}
        />
      )}
      {(matches.length === 0 || looksInDollars) && (
        <Notice tone="warning">{looksInDollars ? IN_DOLLARS : message}</Notice>
      )}
      {linesInDollars > 0 && (
        <Notice tone="warning">
          {linesInDollars === 1
            ? '1 renglón en dólares no se leyó'
            : `${linesInDollars} renglones en dólares no se leyeron`}
          : esos precios hay que cambiarlos a mano.
        </Notice>
      )}
      {closed && (
        <Notice tone="danger">{closedMessages[closed].reason} Leé la lista de nuevo: lo que decidiste queda.</Notice>
      )}
    </div>
  );
}
