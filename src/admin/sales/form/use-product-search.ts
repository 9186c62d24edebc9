import { useEffect, useRef, useState } from 'react';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { plainProductKey } from '#domain/catalogue/slug.ts';
import { toastError } from '../../ui/toasts.tsx';
import { findProductsByName } from './find-products.ts';

const RETRY_MS = 2000;

type ProductSearch = {
  /** The text that was searched for last. */
  text: string;
  state: 'searching' | 'found' | 'failed';
  found: Product[];
};

/** Searches products by name while typing; a search that failed is repeated until the server answers. */
export function useProductSearch() {
  const [search, setSearch] = useState<ProductSearch>({ text: '', state: 'found', found: [] });
  const latest = useRef(0);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(retry.current), []);

  async function start(text: string, failedBefore = search.state === 'failed') {
    clearTimeout(retry.current);
    latest.current += 1;
    const own = latest.current;
    setSearch(({ found }) => ({ text, state: failedBefore ? 'failed' : 'searching', found }));
    const found = await findProductsByName(text).catch(() => undefined);
    // A later search is under way.
    if (own !== latest.current) return;
    if (found) return setSearch({ text, state: 'found', found });
    if (!failedBefore) toastError('Hubo un error al obtener los productos.');
    setSearch({ text, state: 'failed', found: [] });
    retry.current = setTimeout(() => void start(text, true), RETRY_MS);
  }

  function stop() {
    clearTimeout(retry.current);
  }

  // Enter picks the first one, which must not be of an earlier text.
  const results = search.found.filter(({ name }) => plainProductKey(name).includes(plainProductKey(search.text)));
  return { results, state: search.state, start: (text: string) => void start(text), stop };
}
