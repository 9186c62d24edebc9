/**
 * ARIA attributes of a table laid out as a grid, so that rows can become cards or be virtualised.
 * For plain elements: some browsers drop the table semantics of <table> with `display: grid`.
 */
export const ariaTable = (label: string, rows?: number) =>
  ({ role: 'table', 'aria-label': label, 'aria-rowcount': rows }) as const;
export const ariaRowGroup = { role: 'rowgroup' } as const;
export const ariaRow = { role: 'row' } as const;
/** For virtualised tables; the header is row 1. */
export const ariaRowAt = (rowIndex: number) => ({ ...ariaRow, 'aria-rowindex': rowIndex }) as const;
export const ariaCell = { role: 'cell' } as const;
export const ariaColumnHeader = (sort?: 'ascending' | 'descending' | 'none') =>
  ({ role: 'columnheader', 'aria-sort': sort }) as const;
