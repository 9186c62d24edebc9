/** A row of radio cards that wraps on narrow screens. */
export const cardRowClass = 'grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-2';
