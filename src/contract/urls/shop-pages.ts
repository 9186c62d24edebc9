import { canonicalPath } from './canonical-path.ts';
import { isListLink, pages } from './shop-urls.ts';

const fixed = new Set<string>(Object.values(pages).filter((path) => typeof path === 'string'));
const withTwoSegments = new Set(['productos', 'suplementos', 'marcas']);

/** Whether the shop has a page at this path, in whatever spelling; products, categories and brands need not exist. */
export function isShopPage(path: string): boolean {
  const canonical = canonicalPath(path);
  const [, first = '', ...rest] = canonical.split('/');
  if (fixed.has(canonical)) return true;
  if (rest.length === 0) return isListLink(first);
  return rest.length === 1 && withTwoSegments.has(first);
}
