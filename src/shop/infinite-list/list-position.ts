import { parseJson } from '#domain/text/parse-json.ts';
import type { Pager } from './pager.ts';

const STORAGE_KEY = 'listPosition';

/** More products than anybody scrolls through; what is stored may be anything. */
const MAX_PRODUCTS = 600;

let current: { pager: Pager; href: string } | undefined;

/** After a hard reload loads what the list had shown and scrolls to where it was; saves that when the page is left. */
export function keepListPosition(pager: Pager): void {
  if (current === undefined) {
    window.addEventListener('pagehide', savePosition);
    void restorePosition(pager);
  }
  current = { pager, href: location.href };
}

function savePosition(): void {
  if (current?.href !== location.href) return;
  const position = { href: location.href, count: current.pager.get().products.length, top: window.scrollY };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(position));
  } catch {
    // Without storage a reload starts at the first page.
  }
}

async function restorePosition(pager: Pager): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation');
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== 'reload') return;
  const saved = readPosition();
  if (saved === undefined || saved.count <= pager.get().products.length) return;
  while (pager.get().hasMore && pager.get().products.length < saved.count) {
    await (pager.get().status === 'loading' ? nextChange(pager) : pager.loadMore());
    if (pager.get().status === 'failed') return;
  }
  requestAnimationFrame(() => window.scrollTo({ top: saved.top, behavior: 'instant' }));
}

function nextChange(pager: Pager): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = pager.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });
}

function storedPosition(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

function readPosition(): { count: number; top: number } | undefined {
  const saved = parseJson(storedPosition());
  if (typeof saved !== 'object' || saved === null || !('href' in saved) || saved.href !== location.href) return;
  if (!('count' in saved && 'top' in saved)) return;
  const { count, top } = saved;
  if (typeof count !== 'number' || typeof top !== 'number') return;
  return { count: Math.min(count, MAX_PRODUCTS), top };
}
