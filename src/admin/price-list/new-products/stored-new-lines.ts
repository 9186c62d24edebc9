const STORAGE_KEY = 'priceListNewLines';

/** Stores for this tab which lines of a preview are to become products, so that they survive a reload. */
export function storeNewLines(previewId: string, lines: readonly number[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ previewId, lines }));
  } catch {
    // Storage is full or blocked: they last until a reload.
  }
}

export function loadNewLines(previewId: string): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    const { previewId: of, lines } = { previewId: '', lines: [], ...(typeof stored === 'object' ? stored : {}) };
    return of === previewId && Array.isArray(lines) ? lines.filter(Number.isInteger) : [];
  } catch {
    return [];
  }
}
