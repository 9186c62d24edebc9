import { MAX_IDS } from '#contract/urls/id-list.ts';
import { useStore } from '#ui/store/store.ts';
import { createProductIds, withFirst } from '../product-ids/product-ids.ts';

const store = createProductIds('favourites', MAX_IDS);

const NONE: readonly number[] = [];

/** The favourites of this browser, the latest first. */
export function useFavourites(): readonly number[] {
  return useStore(store, NONE);
}

export function getFavourites(): readonly number[] {
  return store.latest();
}

/** Adds the product, or takes it out; returns whether it is a favourite now. */
export function toggleFavourite(id: number): boolean {
  const ids = store.latest();
  const isAdded = !ids.includes(id);
  store.save(isAdded ? withFirst(ids, id, MAX_IDS) : ids.filter((other) => other !== id));
  return isAdded;
}
