/** Short choices stand side by side where there is room for them. */
export const cardRowClass = 'grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-2';
