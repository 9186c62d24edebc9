import type { ReactNode } from 'react';
import { startOfDay } from '#domain/dates/argentine-day.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { changeSince, profitOf, type SalesSummary } from '#domain/sales/sales-summary.ts';
import type { DayRange } from '#domain/sales/summary-range.ts';
import { classNames } from '#ui/class-names.ts';

type SummaryTilesProps = { summary: SalesSummary; summaryBefore: SalesSummary | null; before: DayRange };

const percent = new Intl.NumberFormat('es-AR', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** What was sold and earned, each beside what it was in the days before. */
export function SummaryTiles({ summary: { totals, discounts, shipping }, summaryBefore, before }: SummaryTilesProps) {
  const earlier = summaryBefore?.totals;
  const profit = profitOf(totals);
  const average = (total: number, sales: number) => (sales === 0 ? 0 : Math.round(total / sales));
  const tiles = [
    { label: 'Vendido', value: totals.total, before: earlier?.total, format: formatPrice },
    { label: 'Ventas', value: totals.sales, before: earlier?.sales, format: String },
    { label: 'Unidades', value: totals.units, before: earlier?.units, format: String },
    {
      label: 'Promedio por venta',
      value: average(totals.total, totals.sales),
      before: earlier && average(earlier.total, earlier.sales),
      format: formatPrice,
    },
  ];
  const orders = [
    discounts > 0 && `descuentos de pedidos por ${formatPrice(discounts)}`,
    shipping > 0 && `envíos por ${formatPrice(shipping)}`,
  ].filter((text) => text !== false);
  return (
    <section aria-label="Totales" className="flex flex-col gap-2">
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4 2xl:grid-cols-5">
        {tiles.map(({ label, value, before: valueBefore, format }) => (
          <Tile key={label} label={label} value={format(value)}>
            {valueBefore !== undefined && <Change {...{ value, valueBefore }} text={format(valueBefore)} />}
          </Tile>
        ))}
        {profit !== undefined && (
          <Tile label="Ganancia" value={formatPrice(profit)}>
            Con costo en {totals.costedSales} de {totals.sales} ventas
          </Tile>
        )}
      </dl>
      <p className="text-sm text-muted">
        Antes: {describeRange(before)}.{orders.length > 0 && ` Aparte hubo ${orders.join(' y ')}.`}
      </p>
    </section>
  );
}

function Tile({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col rounded-lg border border-line bg-white p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={classNames('mt-1 font-bold tabular-nums [overflow-wrap:anywhere]', valueSize(value))}>{value}</dd>
      <dd className="mt-0.5 text-sm text-muted tabular-nums">{children}</dd>
    </div>
  );
}

/** Amounts up to billions of pesos keep their digits in one line. */
function valueSize({ length }: string): string {
  if (length <= 10) return 'text-xl md:text-2xl';
  return length <= 13 ? 'text-base md:text-xl' : 'text-sm md:text-xl';
}

function Change({ value, valueBefore, text }: { value: number; valueBefore: number; text: string }) {
  const change = changeSince(value, valueBefore);
  return <>{change === undefined ? 'Antes nada' : `${percent.format(change)} (antes ${text})`}</>;
}

const dayText = (day: string) => formatDate(startOfDay(day) ?? 0);

/** 'el 22/11/2026', 'del 16/11/2026 al 22/11/2026'. */
export function describeRange({ from, to }: DayRange): string {
  return from === to ? `el ${dayText(from)}` : `del ${dayText(from)} al ${dayText(to)}`;
}
