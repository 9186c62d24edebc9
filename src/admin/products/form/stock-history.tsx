import { useState } from 'react';
import type { Page } from '#contract/admin/page.ts';
import { formatDateTimeToMinutes } from '#domain/dates/format-date.ts';
import type { StockMovement, StockReason } from '#domain/stock/stock-movement.ts';
import { Button } from '#ui/button/button.tsx';
import { adminClient } from '../../session/admin-client.ts';
import { toastError } from '../../ui/toasts.tsx';
import { HistoryDetails } from './history-details.tsx';

const PAGE_SIZE = 10;

const reasons: Readonly<Record<StockReason, string>> = {
  sale: 'Venta',
  'sale changed': 'Venta modificada',
  'sale deleted': 'Venta eliminada',
  order: 'Pedido',
  'order deleted': 'Pedido eliminado',
  edit: 'Edición del producto',
  purchase: 'Ingreso de mercadería',
  import: 'Importación',
  correction: 'Corrección',
};

/** The changes of a product's stock, loaded when they are opened. */
export function StockHistory({ productId }: { productId: number }) {
  const load = (page: number) => adminClient.stock.movements({ idProduct: productId, page, pageSize: PAGE_SIZE });
  return (
    <HistoryDetails title="Movimientos de stock" load={() => load(1)}>
      {(first) => <Movements first={first} load={load} />}
    </HistoryDetails>
  );
}

type MovementsProps = { first: Page<StockMovement>; load: (page: number) => Promise<Page<StockMovement>> };

function Movements({ first, load }: MovementsProps) {
  const [pages, setPages] = useState([first]);
  const movements = pages.flatMap(({ rows }) => rows);
  if (movements.length === 0) return <p className="px-4 py-3 text-muted">El stock no cambió desde el alta.</p>;

  async function loadMore() {
    try {
      const next = await load(pages.length + 1);
      setPages((before) => [...before, next]);
    } catch {
      toastError('No se pudieron obtener más movimientos.');
    }
  }

  return (
    <>
      <ul className="divide-y divide-line">
        {movements.map(({ id, at, flavor, change, stock, reason, note, administrator }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
            <p className="tabular-nums">
              <strong>{change > 0 ? `+${change}` : change}</strong>{' '}
              <span className="text-sm text-muted">
                {flavor && `${flavor}, `}quedaron {stock}
              </span>
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
              <span className="[overflow-wrap:anywhere]">
                {[reasons[reason], note, administrator].filter(Boolean).join(' · ')}
              </span>{' '}
              <span className="whitespace-nowrap">{formatDateTimeToMinutes(at)}</span>
            </p>
          </li>
        ))}
      </ul>
      {movements.length < first.totalResults && (
        <Button variant="link" className="mx-3 my-1" onClick={() => void loadMore()}>
          Ver más
        </Button>
      )}
    </>
  );
}
