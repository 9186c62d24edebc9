import { adminPages } from '#contract/urls/admin-urls.ts';
import type { Constant } from '#domain/business/constant.ts';
import { findDollarRate } from '#domain/business/dollar-rate.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { Link } from '#ui/link/link.tsx';

/** Since when a dollar costs this, with a link to what products with a price in dollars would cost. */
export function DollarRateNote({ constant }: { constant: Constant }) {
  const dollar = findDollarRate([constant]);
  if (!dollar) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {dollar.changedAt !== null && <span>Del {formatDate(dollar.changedAt)}</span>}
      <Link
        to={`${adminPages.adjustPrices}?regla=dolares`}
        className="inline-flex min-h-11 items-center font-semibold text-ink underline"
      >
        Ver cuánto costarían los productos en dólares
      </Link>
    </p>
  );
}
