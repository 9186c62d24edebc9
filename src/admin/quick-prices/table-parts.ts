/**
 * Roles of a table that is laid out as a grid, so that a row can become a card and rows out of sight cost nothing.
 * Spread into plain elements: `display: grid` takes the meaning from those of a table in some browsers.
 */
export const asTable = (label: string) => ({ role: 'table', 'aria-label': label }) as const;
export const asRowGroup = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asCell = { role: 'cell' } as const;
export const asHead = (order: 'ascending' | 'descending' | 'none') =>
  ({ role: 'columnheader', 'aria-sort': order }) as const;

/** The columns that heads and rows share: four on phones, six from tablets on. */
export const rowClass =
  'grid grid-cols-4 gap-x-2 px-3 md:grid-cols-[minmax(0,2.4fr)_minmax(0,1.1fr)_repeat(4,minmax(0,1fr))] md:gap-x-3 md:px-4';
