import type { AuditRow } from '#contract/admin/audit.ts';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { formatDateTimeToMinutes } from '#domain/dates/format-date.ts';
import { Link } from '#ui/link/link.tsx';
import { formatActivityFilter } from './activity-filter.ts';
import { describeEntry } from './activity-sentence.ts';
import type { DescribedChange } from './describe-change.ts';

const OF_LIST = 'Ver los precios de esta lista';
const OF_ADJUSTMENT = 'Ver los precios de este ajuste';

/** The links to the entries of each price. */
const linkTexts: Partial<Record<string, string>> = {
  'price list confirmed': OF_LIST,
  'price list undone': OF_LIST,
  'prices adjusted': OF_ADJUSTMENT,
  'price adjustment undone': OF_ADJUSTMENT,
};

/** One action with its time, and the values that do not fit into its sentence. */
export function ActivityEntry({ entry }: { entry: AuditRow }) {
  const { sentence, details } = describeEntry(entry);
  const linkText = linkTexts[entry.did];
  return (
    <li className="flex flex-col gap-x-4 gap-y-0.5 px-4 py-3 md:flex-row md:items-baseline">
      <time dateTime={new Date(entry.at).toISOString()} className="shrink-0 text-sm text-muted tabular-nums md:w-34">
        {formatDateTimeToMinutes(entry.at)}
      </time>
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere]">{sentence}</p>
        {details.length > 0 && <ChangeDetails changes={details} />}
        {linkText !== undefined && entry.requestId !== null && (
          <Link
            to={adminPages.activity + formatActivityFilter({ request: entry.requestId })}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-accent underline underline-offset-4 md:min-h-8"
          >
            {linkText}
          </Link>
        )}
      </div>
    </li>
  );
}

function ChangeDetails({ changes }: { changes: readonly DescribedChange[] }) {
  return (
    <details className="text-sm text-muted">
      <summary className="inline-flex min-h-11 items-center rounded-md font-semibold underline underline-offset-4 md:min-h-8">
        Ver los datos
      </summary>
      <dl className="flex flex-col gap-1 pb-1">
        {changes.map(({ label, from, to }) => (
          <div key={label} className="[overflow-wrap:anywhere]">
            <dt className="inline font-semibold">{label}:</dt> <dd className="inline">{valueText({ from, to })}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function valueText({ from, to }: Pick<DescribedChange, 'from' | 'to'>): string {
  if (from === '' && to === '') return 'cambió';
  if (from === '' || to === '') return from || to;
  return `${from} → ${to}`;
}
