import type { ActiveFilter } from '#domain/catalogue/active-filter.ts';
import type { WirePage } from '../responses/admin.ts';

/** One page of a list; `totalResults` counts what the request matches, `totalRecords` also what its `text` leaves out. */
export type Page<Row> = { rows: Row[]; totalResults: number; totalRecords?: number | undefined; hasMore: boolean };

/** Filter and page of a list; `page` counts from 1. */
export type PageRequest = {
  name?: string | undefined;
  active?: ActiveFilter | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
  /** Quick search in all columns. For products and sales. */
  text?: string | undefined;
  /** Column, with a minus sign for descending. For products and sales; the server sorts other lists by name. */
  sort?: string | undefined;
};

export function fromWirePage<Wire, Row>({ data, ...page }: WirePage<Wire>, convert: (row: Wire) => Row): Page<Row> {
  return { ...page, rows: data.map(convert) };
}
