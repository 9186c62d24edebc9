import { formatDate } from '#domain/dates/format-date.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import type { Sale } from '#domain/sales/sale-fields.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import type { CardContent } from '../list/list-card.tsx';
import type { ListColumn } from '../table/column.ts';
import { Thumbnail } from '../ui/thumbnail.tsx';
import { paidLabel } from './form/paid-label.ts';

const PaidBadge = ({ paid }: { paid: boolean }) => <Badge tone={paid ? 'success' : 'warning'}>{paidLabel(paid)}</Badge>;

export const saleListColumns: ListColumn<Sale>[] = [
  { id: 'image', header: 'Imagen', cell: ({ image }) => <Thumbnail url={image} /> },
  {
    id: 'name',
    header: 'Nombre',
    value: ({ productName }) => productName,
    main: true,
  },
  { id: 'variant', header: 'Variante', value: ({ flavor }) => flavor },
  { id: 'quantity', header: 'Cantidad', value: ({ quantity }) => quantity, align: 'end' },
  {
    id: 'total',
    header: 'Total',
    value: ({ total }) => total,
    cell: ({ total }) => <span className="whitespace-nowrap">{formatPrice(total)}</span>,
    align: 'end',
  },
  { id: 'client', header: 'Cliente', value: ({ clientName }) => clientName, wide: true },
  { id: 'payment', header: 'Método de Pago', value: ({ paymentMethod }) => paymentMethod },
  { id: 'shipping', header: 'Método de Envío', value: ({ shippingMethod }) => shippingMethod, wide: true },
  {
    id: 'date',
    header: 'Fecha',
    value: ({ soldAt }) => soldAt,
    cell: ({ soldAt }) => <span className="tabular-nums">{formatDate(soldAt)}</span>,
  },
  {
    id: 'paid',
    header: 'Pagado',
    value: ({ paid }) => paid,
    cell: ({ paid }) => <PaidBadge paid={paid} />,
  },
];

export function saleCard(sale: Sale): CardContent {
  const buyer = [sale.clientName, sale.paymentMethod, sale.shippingMethod].filter(Boolean).join(' · ');
  return {
    title: sale.productName,
    image: sale.image,
    body: (
      <>
        <p className="text-muted">{[sale.flavor, formatDate(sale.soldAt)].filter(Boolean).join(' · ')}</p>
        {buyer && <p className="text-muted">{buyer}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <strong className="text-base tabular-nums">{formatPrice(sale.total)}</strong>
          <span className="text-muted">{sale.quantity} u.</span>
          <Badge tone={sale.paid ? 'success' : 'warning'}>{sale.paid ? 'Pagado' : 'Sin pagar'}</Badge>
        </p>
      </>
    ),
  };
}
