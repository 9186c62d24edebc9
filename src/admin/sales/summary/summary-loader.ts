import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { shownFact } from '#domain/business/unfilled-facts.ts';
import { argentineDay, startOfDay } from '#domain/dates/argentine-day.ts';
import type { SalesSummary } from '#domain/sales/sales-summary.ts';
import {
  countDays,
  type DayRange,
  isSummaryPeriod,
  MAX_SUMMARY_DAYS,
  periodRange,
  rangeBefore,
  type SummaryPeriod,
} from '#domain/sales/summary-range.ts';
import type { UnpaidCustomer } from '#domain/sales/unpaid-customers.ts';
import { adminClient } from '../../session/admin-client.ts';
import { toastError } from '../../ui/toasts.tsx';

const FIRST_PERIOD: SummaryPeriod = 'semana';

export const SUMMARY_FAILED = 'Hubo un error al obtener el resumen.';

export type SummaryData = {
  /** Undefined for days that the seller chose. */
  period: SummaryPeriod | undefined;
  range: DayRange;
  before: DayRange;
  /** Null when it could not be loaded. */
  summary: SalesSummary | null;
  summaryBefore: SalesSummary | null;
  unpaid: UnpaidCustomer[] | null;
  alias: string;
};

export const periodUrl = (period: SummaryPeriod) => `${adminPages.salesSummary}?periodo=${period}`;

/** The days in the address, or those of its period; days that make no range lead to this week. */
export async function loadSummary({ url }: ClientLoaderFunctionArgs): Promise<SummaryData> {
  const { period, range } = readRange(url.searchParams);
  const before = rangeBefore(range, period);
  const orNull = () => null;
  const [summary, summaryBefore, unpaid, constants] = await Promise.all([
    adminClient.sales.summary(range).catch(() => {
      toastError(SUMMARY_FAILED);
      return null;
    }),
    adminClient.sales.summary(before).catch(orNull),
    adminClient.sales.unpaid().catch(orNull),
    adminClient.constants.list().catch(() => []),
  ]);
  const alias = constants.find(({ name }) => name === 'paymentAlias');
  return { period, range, before, summary, summaryBefore, unpaid, alias: alias ? shownFact(alias) : '' };
}

function readRange(params: URLSearchParams): Pick<SummaryData, 'period' | 'range'> {
  const [from, to] = [params.get('desde'), params.get('hasta')];
  if (from === null && to === null) {
    const text = params.get('periodo') ?? '';
    const period = isSummaryPeriod(text) ? text : FIRST_PERIOD;
    return { period, range: periodRange(period, argentineDay(Date.now())) };
  }
  const range = { from: from ?? '', to: to ?? '' };
  const isRange = startOfDay(range.from) !== undefined && startOfDay(range.to) !== undefined;
  const days = isRange ? countDays(range) : 0;
  if (days >= 1 && days <= MAX_SUMMARY_DAYS) return { period: undefined, range };
  toastError(days > MAX_SUMMARY_DAYS ? 'Elegí hasta un año.' : 'Elegí un día «Desde» que no sea posterior a «Hasta».');
  throw redirect(adminPages.salesSummary);
}
