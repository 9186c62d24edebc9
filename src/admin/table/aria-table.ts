/**
 * Roles of a table that is laid out as a grid, so that a row can become a card and rows out of sight cost nothing.
 * Spread into plain elements: `display: grid` takes the meaning from those of a table in some browsers.
 */
export const asTable = (label: string, rows?: number) =>
  ({ role: 'table', 'aria-label': label, 'aria-rowcount': rows }) as const;
export const asRowGroup = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
/** For tables of which not all rows are drawn; the head is row 1. */
export const asRowAt = (place: number) => ({ ...asRow, 'aria-rowindex': place }) as const;
export const asCell = { role: 'cell' } as const;
export const asHead = (order?: 'ascending' | 'descending' | 'none') =>
  ({ role: 'columnheader', 'aria-sort': order }) as const;
