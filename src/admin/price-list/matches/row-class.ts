/** Grid columns of header and rows from tablets on; on phones a row is a card. */
export const matchRowClass =
  'grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] px-1 md:grid-cols-[2.75rem_minmax(0,1fr)_6.25rem_6.25rem_5.25rem_4.75rem_2.75rem] md:gap-x-2 md:px-2';
