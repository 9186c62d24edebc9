import { createProductIds, withFirst } from '../product-ids/product-ids.ts';

/** One more than are shown, because the product that is open is not. */
const MAX_SEEN = 11;

const store = createProductIds('seenProducts', MAX_SEEN);

/** The products whose pages were opened in this browser, the latest first. */
export function getSeenProducts(): readonly number[] {
  return store.latest();
}

export function rememberSeen(id: number): void {
  store.save(withFirst(store.latest(), id, MAX_SEEN));
}
