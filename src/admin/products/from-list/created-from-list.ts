const STORAGE_KEY = 'productsFromList';

/** A product that was created of a line of a preview. */
export type CreatedFromList = { previewId: string; line: number; name: string };

/** Stores for this tab that a line has a product now; those of other previews are dropped. */
export function storeCreatedFromList(created: CreatedFromList): void {
  const earlier = loadCreatedFromList(created.previewId).filter(({ line }) => line !== created.line);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...earlier, created]));
  } catch {
    // Storage is full or blocked: the line still offers to create the product.
  }
}

/** The products that were created of lines of this preview in this tab. */
export function loadCreatedFromList(previewId: string): CreatedFromList[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCreated).filter((one) => one.previewId === previewId) : [];
  } catch {
    return [];
  }
}

function isCreated(value: unknown): value is CreatedFromList {
  if (typeof value !== 'object' || value === null) return false;
  const { previewId, line, name } = { previewId: 0, line: '', name: 0, ...value };
  return typeof previewId === 'string' && Number.isInteger(line) && typeof name === 'string';
}
