import { PRICE_AGES } from '#domain/pricing/price-age.ts';
import { isQuickPriceColumn, type QuickPriceFilterValues, type QuickPriceSort } from './price-rows.ts';

export type PriceView = { filters: QuickPriceFilterValues; sort: QuickPriceSort };

const DESCENDING = '-';

/** Parses filters and sort from a URL's query; missing and invalid values become the initial ones. */
export function parsePriceView(search: URLSearchParams): PriceView {
  const order = search.get('orden') ?? '';
  const column = order.replace(DESCENDING, '');
  return {
    filters: {
      name: search.get('name') ?? '',
      brand: search.get('marca') ?? '',
      olderThan: PRICE_AGES.find((days) => String(days) === search.get('dias')) ?? 0,
    },
    sort: isQuickPriceColumn(column)
      ? { column, descending: order.startsWith(DESCENDING) }
      : { column: 'name', descending: false },
  };
}

/** The query for filters and sort; initial values are left out. */
export function formatPriceView({ filters, sort }: PriceView): URLSearchParams {
  const order = `${sort.descending ? DESCENDING : ''}${sort.column}`;
  const { name, brand: marca, olderThan } = filters;
  const parameters = {
    ...{ name, marca },
    dias: olderThan === 0 ? '' : String(olderThan),
    orden: order === 'name' ? '' : order,
  };
  return new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
}
