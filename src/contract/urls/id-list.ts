/** Most products of one call by their ids. */
export const MAX_IDS = 60;
