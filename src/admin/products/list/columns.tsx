import type { Product } from '#domain/catalogue/product-fields.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { formatDiscountPercent } from '#domain/money/discount-percent.ts';
import type { ListColumn } from '../../table/column.ts';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { PriceCell } from './price-cell.tsx';

export const productColumns: ListColumn<Product>[] = [
  { id: 'image', header: 'Imagen', cell: ({ images }) => <Thumbnail url={images[0]?.url} /> },
  {
    id: 'name',
    header: 'Nombre',
    value: ({ name }) => name,
    main: true,
  },
  { id: 'brand', header: 'Marca', value: ({ brand }) => brand },
  { id: 'category', header: 'Suplemento', value: ({ category }) => category },
  {
    id: 'price',
    header: 'Precio',
    value: ({ price }) => price,
    cell: (product) => <PriceCell product={product} />,
    align: 'end',
  },
  {
    id: 'discount',
    header: 'Descuento',
    value: ({ discount }) => discount,
    cell: ({ discount }) => (discount > 0 ? `${formatDiscountPercent(discount)} %` : '—'),
    align: 'end',
  },
  { id: 'amount', header: 'Cantidad', value: ({ amount }) => amount, align: 'end' },
  {
    id: 'modified',
    header: 'Fecha de modificación',
    value: ({ modifiedAt }) => modifiedAt,
    cell: ({ modifiedAt }) => formatDate(modifiedAt),
  },
];
