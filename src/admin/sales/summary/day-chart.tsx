import { startOfDay } from '#domain/dates/argentine-day.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import type { SalesSummary } from '#domain/sales/sales-summary.ts';
import { type DayRange, daysOf } from '#domain/sales/summary-range.ts';

/** In units of the drawing, which is stretched to the width of the page. */
const HEIGHT = 100;
const STEP = 10;
const BAR = 7;
/** So that a day with few sales differs from one without. */
const LOWEST_BAR = 1.5;

/** What was sold each day, as bars; the figures are in the table below them. */
export function DayChart({ days, range }: Pick<SalesSummary, 'days'> & { range: DayRange }) {
  const all = daysOf(range);
  if (all.length < 2) return null;
  const totals = new Map(days.map(({ day, total }) => [day, total]));
  const best = days.reduce((most, day) => (day.total > most.total ? day : most), { day: '', total: 0 });
  const dayText = (day: string) => formatDate(startOfDay(day) ?? 0);
  const summary =
    best.total === 0 ? 'sin ventas' : `el mejor día fue el ${dayText(best.day)} con ${formatPrice(best.total)}`;
  return (
    <figure className="rounded-lg border border-line bg-white p-4">
      <figcaption className="mb-3 flex flex-wrap justify-between gap-x-4 text-sm">
        <strong>Por día</strong>
        <span className="text-muted first-letter:uppercase">{summary}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`Vendido por día: ${summary}`}
        viewBox={`0 0 ${all.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-40 w-full md:h-52"
      >
        {all.map((day, index) => {
          const total = totals.get(day) ?? 0;
          const height = total === 0 ? 0 : Math.max(LOWEST_BAR, (total / best.total) * HEIGHT);
          return (
            <rect
              key={day}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className="fill-accent"
            >
              <title>{`${dayText(day)}: ${formatPrice(total)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p
        aria-hidden="true"
        className="mt-1 flex justify-between border-t border-line pt-1 text-xs text-muted tabular-nums"
      >
        <span>{dayText(range.from)}</span>
        <span>{dayText(range.to)}</span>
      </p>
    </figure>
  );
}
