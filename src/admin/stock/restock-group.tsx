import { useId } from 'react';
import { formatPrice } from '#domain/money/format-price.ts';
import { daysLeft, type FlavorStock, levelKey, purchaseOrderText, soldPerWeek } from '#domain/stock/restock.ts';
import { Button } from '#ui/button/button.tsx';
import { useClipboard } from '#ui/clipboard/use-clipboard.ts';
import { CheckIcon, CopyIcon } from '#ui/icons/icons.tsx';
import { ExportMenu } from '../export/export-menu.tsx';
import { LevelRow } from './level-row.tsx';
import { restockExport } from './restock-export.ts';
import { parseUnits, WRONG_UNITS } from './unit-counts.ts';

type RestockGroupProps = {
  name: string;
  /** Whom the order is for; empty when that is not known. */
  supplier: string;
  levels: readonly FlavorStock[];
  unitsOf: (level: FlavorStock) => string;
  onChange: (level: FlavorStock, units: string) => void;
  onArrived: () => void;
};

const perWeek = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

/** What to buy of one supplier, as a text or a file to send. */
export function RestockGroup({ name, supplier, levels, unitsOf, onChange, onArrived }: RestockGroupProps) {
  const id = useId();
  const lines = levels.flatMap((level, index) => {
    const units = parseUnits(unitsOf(level)) ?? 0;
    return units > 0 ? [{ ...level, units, id: index }] : [];
  });
  // Without the wrong line an order to the supplier would lack a product.
  const isWrong = levels.some((level) => parseUnits(unitsOf(level)) === undefined);
  const { state, copy } = useClipboard(purchaseOrderText(supplier, lines));
  const copied = state === 'copied';
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  const costed = lines.filter(({ cost }) => cost !== null);
  const cost = costed.reduce((sum, line) => sum + (line.cost ?? 0) * line.units, 0);
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-white">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
        <div className="min-w-0">
          <h2 id={id} className="text-base [overflow-wrap:anywhere]">
            {name}
          </h2>
          {isWrong ? (
            <p role="status" className="text-sm font-semibold text-danger">
              {WRONG_UNITS}
            </p>
          ) : (
            <p role="status" className="text-sm text-muted tabular-nums">
              {units === 1 ? 'Una unidad' : `${units} unidades`}
              {costed.length > 0 &&
                ` · ${formatPrice(cost)}${costed.length < lines.length ? ' sin lo que no tiene costo' : ''}`}
            </p>
          )}
        </div>
        {lines.length > 0 && !isWrong && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={copy}>
              {copied ? <CheckIcon className="size-4.5" /> : <CopyIcon className="size-4.5" />}
              <span aria-live="polite">{copied ? 'Copiado' : 'Copiar pedido'}</span>
            </Button>
            <ExportMenu file={restockExport} data={{}} rows={lines} small={false} />
            <Button variant="ghost" size="sm" onClick={onArrived}>
              Ingresar lo que llegó
            </Button>
          </div>
        )}
      </div>
      <ul>
        {levels.map((level) => (
          <LevelRow
            key={levelKey(level)}
            level={level}
            units={unitsOf(level)}
            onChange={(typed) => onChange(level, typed)}
          >
            {describeLevel(level)}
          </LevelRow>
        ))}
      </ul>
    </section>
  );
}

/** 'Quedan 3 · 2,5 por semana · alcanza 8 días'. */
function describeLevel(level: FlavorStock): string {
  const days = daysLeft(level);
  return [
    level.stock === 1 ? 'Queda 1' : `Quedan ${level.stock}`,
    days === undefined ? 'sin ventas en 4 semanas' : `${perWeek.format(soldPerWeek(level))} por semana`,
    days !== undefined && level.stock > 0 && (days === 1 ? 'alcanza un día' : `alcanza ${days} días`),
  ]
    .filter((text) => text !== false)
    .join(' · ');
}
