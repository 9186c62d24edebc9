import { formatDateTimeToMinutes } from '#domain/dates/format-date.ts';
import { TriangleAlertIcon } from '#ui/icons/icons.tsx';

/** Fixed to the bottom, so that it causes no layout shift. */
export function OfflineNotice({ since }: { since: string }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 bg-warning-soft text-warning">
      <p className="page-column flex items-center gap-2.5 py-3 pr-24 text-sm font-semibold">
        <TriangleAlertIcon className="size-5 shrink-0" />
        <span>
          Sin conexión. Esto lo guardamos el {formatDateTimeToMinutes(Date.parse(since))}: los precios y el stock pueden
          haber cambiado.
        </span>
      </p>
    </div>
  );
}
