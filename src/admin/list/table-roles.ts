/**
 * Roles of a table that is laid out as a grid, so that a row can become a card and rows out of sight cost nothing.
 * Spread into plain elements: `display: grid` takes the meaning from those of a table in some browsers.
 */
export const asTable = (label: string) => ({ role: 'table', 'aria-label': label }) as const;
export const asRowGroup = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asCell = { role: 'cell' } as const;
export const asHead = (order?: 'ascending' | 'descending' | 'none') =>
  ({ role: 'columnheader', 'aria-sort': order }) as const;
