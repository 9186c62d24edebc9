/** Up to so many units of a product left, the seller is warned. */
export const FEW_LEFT = 2;
