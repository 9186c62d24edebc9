import { isQuickPriceColumn, type QuickPriceFilterValues, type QuickPriceSort } from './price-rows.ts';

export type PriceView = { filters: QuickPriceFilterValues; sort: QuickPriceSort };

const DESCENDING = '-';

/** What the address says is to be seen; what it does not say, or says wrongly, is as at first. */
export function parsePriceView(search: URLSearchParams): PriceView {
  const order = search.get('orden') ?? '';
  const column = order.replace(DESCENDING, '');
  return {
    filters: { name: search.get('name') ?? '', brand: search.get('marca') ?? '' },
    sort: isQuickPriceColumn(column)
      ? { column, descending: order.startsWith(DESCENDING) }
      : { column: 'name', descending: false },
  };
}

/** The address of what is to be seen; what is as at first is left out. */
export function formatPriceView({ filters, sort }: PriceView): URLSearchParams {
  const order = `${sort.descending ? DESCENDING : ''}${sort.column}`;
  const said = { name: filters.name, marca: filters.brand, orden: order === 'name' ? '' : order };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
}
