import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { argentineDay } from '#domain/dates/argentine-day.ts';
import { type DayRange, isSummaryPeriod, SUMMARY_PERIODS, type SummaryPeriod } from '#domain/sales/summary-range.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Link } from '#ui/link/link.tsx';
import { periodUrl } from './summary-loader.ts';

/** The days of the summary: a period up to today, or any range. */
export function RangePicker({ period, range }: { period: SummaryPeriod | undefined; range: DayRange }) {
  const navigate = useNavigate();
  const [days, setDays] = useState(range);
  const today = argentineDay(Date.now());

  function show(event: FormEvent) {
    event.preventDefault();
    const search = new URLSearchParams({ desde: days.from, hasta: days.to });
    void navigate(`${adminPages.salesSummary}?${search}`);
  }

  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <nav aria-label="Qué días" className="flex flex-wrap gap-x-5">
        {Object.keys(SUMMARY_PERIODS)
          .filter(isSummaryPeriod)
          .map((choice) => (
            <Link
              key={choice}
              to={periodUrl(choice)}
              aria-current={choice === period ? 'page' : undefined}
              className="inline-flex min-h-11 min-w-11 items-center font-semibold decoration-2 underline-offset-4 aria-[current=page]:underline"
            >
              {SUMMARY_PERIODS[choice]}
            </Link>
          ))}
      </nav>
      <form aria-label="Otros días" onSubmit={show} className="flex flex-wrap items-end gap-2 max-md:w-full">
        <TextField
          label="Desde"
          type="date"
          required
          max={days.to || today}
          value={days.from}
          onChange={({ target }) => setDays({ ...days, from: target.value })}
          className="min-w-36 max-md:flex-1"
        />
        <TextField
          label="Hasta"
          type="date"
          required
          min={days.from}
          max={today}
          value={days.to}
          onChange={({ target }) => setDays({ ...days, to: target.value })}
          className="min-w-36 max-md:flex-1"
        />
        <Button type="submit" variant="secondary" className="max-md:w-full">
          Ver
        </Button>
      </form>
    </div>
  );
}
