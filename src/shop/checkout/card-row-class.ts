/** A row of radio cards that wraps on narrow screens. */
export const cardRowClass = 'grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-2';
