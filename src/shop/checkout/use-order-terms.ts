import { type OrderTerms, toOrderTerms } from '#domain/cart/order-terms.ts';
import { useBusiness } from '../site-data/use-site-data.ts';

/** What the seller offers on orders. */
export function useOrderTerms(): OrderTerms {
  return toOrderTerms(useBusiness());
}
