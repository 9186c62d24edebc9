/** The administrator is warned of products with at most so many units. */
export const LOW_STOCK = 2;
