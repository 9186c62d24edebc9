/**
 * Roles of a table that is laid out as a grid, so that a row can become a card and rows out of sight cost nothing.
 * Spread into plain elements: `display: grid` takes the meaning from those of a table in some browsers.
 */
export const ariaTable = (label: string, rows?: number) =>
  ({ role: 'table', 'aria-label': label, 'aria-rowcount': rows }) as const;
export const ariaRowGroup = { role: 'rowgroup' } as const;
export const ariaRow = { role: 'row' } as const;
/** For tables of which not all rows are drawn; the head is row 1. */
export const ariaRowAt = (place: number) => ({ ...ariaRow, 'aria-rowindex': place }) as const;
export const ariaCell = { role: 'cell' } as const;
export const ariaColumnHeader = (order?: 'ascending' | 'descending' | 'none') =>
  ({ role: 'columnheader', 'aria-sort': order }) as const;
