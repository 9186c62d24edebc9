import { startOfDay } from '#domain/dates/argentine-day.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import type { NamedFigures } from '#domain/sales/sales-summary.ts';
import { ExportMenu } from '../../export/export-menu.tsx';
import { AdminPage } from '../../ui/admin-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ReceiptIcon } from '../../ui/icons.tsx';
import type { Route } from './+types/page';
import { DayChart } from './day-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import { RangePicker } from './range-picker.tsx';
import { summaryExport, summaryLines } from './summary-export.ts';
import { loadSummary, SUMMARY_FAILED } from './summary-loader.ts';
import { describeRange, SummaryTiles } from './summary-tiles.tsx';
import { UnpaidList } from './unpaid-list.tsx';

export const clientLoader = loadSummary;

const byName = (rows: readonly NamedFigures[]) => rows.map((row) => ({ ...row, key: row.name }));

export default function Summary({ loaderData }: Route.ComponentProps) {
  const { period, range, before, summary, summaryBefore, unpaid, alias } = loaderData;
  const days = (summary?.days ?? []).map(({ day, ...row }) => {
    return { ...row, key: day, name: formatDate(startOfDay(day) ?? 0) };
  });
  return (
    <AdminPage
      title="Resumen"
      actions={summary && <ExportMenu file={summaryExport} data={{}} rows={summaryLines(summary)} small={false} />}
    >
      <RangePicker key={`${range.from} ${range.to}`} {...{ period, range }} />
      {summary === null && <ErrorState text={SUMMARY_FAILED} />}
      {summary?.totals.sales === 0 && (
        <EmptyState icon={ReceiptIcon} text={`No hubo ventas ${describeRange(range)}.`} />
      )}
      {summary && summary.totals.sales > 0 && (
        <>
          <SummaryTiles {...{ summary, summaryBefore, before }} />
          <DayChart days={summary.days} range={range} />
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <FiguresTable
              title="Por producto"
              header="Producto"
              rows={summary.products.map((row) => ({ ...row, key: String(row.productId) }))}
            />
            <div className="grid grid-cols-1 gap-4">
              <FiguresTable title="Por marca" header="Marca" rows={byName(summary.brands)} />
              <FiguresTable title="Por método de pago" header="Método de Pago" rows={byName(summary.paymentMethods)} />
              <FiguresTable title="Por día" header="Día" rows={days} />
            </div>
          </div>
        </>
      )}
      {unpaid && <UnpaidList customers={unpaid} alias={alias} />}
      {summary && unpaid === null && <ErrorState text="Hubo un error al obtener lo que falta cobrar." />}
    </AdminPage>
  );
}
