import { type Filters, isColumn, type Sort } from './price-rows.ts';

export type View = { filters: Filters; sort: Sort };

const DESCENDING = '-';

/** What the address says is to be seen; what it does not say, or says wrongly, is as at first. */
export function viewOf(search: URLSearchParams): View {
  const order = search.get('orden') ?? '';
  const column = order.replace(DESCENDING, '');
  return {
    filters: { name: search.get('name') ?? '', brand: search.get('marca') ?? '' },
    sort: isColumn(column)
      ? { column, descending: order.startsWith(DESCENDING) }
      : { column: 'name', descending: false },
  };
}

/** The address of what is to be seen; what is as at first is left out. */
export function searchOf({ filters, sort }: View): URLSearchParams {
  const order = `${sort.descending ? DESCENDING : ''}${sort.column}`;
  const said = { name: filters.name, marca: filters.brand, orden: order === 'name' ? '' : order };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
}
