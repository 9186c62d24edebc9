import { normalizeForSearch } from '../search/search-words.ts';

/** Whether the things of a category come in colours and not in flavors: it, or its type, is called Accesorios (A12). */
export function isAccessory({ name, categoryType }: { name: string; categoryType: string }): boolean {
  return [name, categoryType].some((text) => normalizeForSearch(text) === 'accesorios');
}
