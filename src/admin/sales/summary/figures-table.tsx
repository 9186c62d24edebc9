import { useId, useState } from 'react';
import { formatPrice } from '#domain/money/format-price.ts';
import { type NamedFigures, profitOf } from '#domain/sales/sales-summary.ts';
import { Button } from '#ui/button/button.tsx';

/** More are shown when they are asked for. */
const FIRST_ROWS = 10;

type FiguresTableProps = {
  title: string;
  /** The column of the names. */
  header: string;
  rows: readonly (NamedFigures & { key: string })[];
};

/** What was sold by name, the most first. */
export function FiguresTable({ title, header, rows }: FiguresTableProps) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const hasProfit = rows.some((row) => profitOf(row) !== undefined);
  const shown = whole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-white">
      <h2 id={id} className="px-4 pt-4 pb-2 text-base">
        {title}
      </h2>
      <table className="w-full text-sm">
        <thead className="text-left text-muted">
          <tr className="border-b border-line *:px-2 *:py-2 *:font-semibold *:first:pl-4 *:last:pr-4">
            <th scope="col">{header}</th>
            <th scope="col" className="text-right">
              Unidades
            </th>
            <th scope="col" className="text-right">
              Vendido
            </th>
            {hasProfit && (
              <th scope="col" className="text-right max-sm:hidden">
                Ganancia
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr
              key={row.key}
              className="border-b border-line align-top last:border-0 *:px-2 *:py-2.5 *:first:pl-4 *:last:pr-4"
            >
              <th scope="row" className="text-left font-normal [overflow-wrap:anywhere]">
                {row.name}
              </th>
              <td className="text-right tabular-nums">{row.units}</td>
              <td className="text-right whitespace-nowrap tabular-nums">{formatPrice(row.total)}</td>
              {hasProfit && (
                <td className="text-right whitespace-nowrap tabular-nums max-sm:hidden">{profitText(row)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <Button variant="link" size="sm" className="mx-4 mb-3" onClick={() => setWhole(true)}>
          Ver los {rows.length}
        </Button>
      )}
    </section>
  );
}

function profitText(row: NamedFigures): string {
  const profit = profitOf(row);
  return profit === undefined ? '–' : formatPrice(profit);
}
