/** Grid columns of header and rows: four on phones, of which a number takes two, and six from tablets on. */
export const priceRowClass =
  'grid grid-cols-4 gap-x-2 px-3 md:grid-cols-[minmax(0,2.4fr)_minmax(0,1.1fr)_repeat(4,minmax(0,1fr))] md:gap-x-3 md:px-4';
