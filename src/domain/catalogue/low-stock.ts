/** Up to so many units of a product left, the seller is warned. */
export const LOW_STOCK = 2;
