import { isObject, tabValue } from '../../tab-storage/tab-value.ts';

/** A product that was created of a line of a preview. */
export type CreatedFromList = { previewId: string; line: number; name: string };

const stored = tabValue('productsFromList', (value): value is CreatedFromList[] => {
  return Array.isArray(value) && value.every(isCreated);
});

/** Stores for this tab that a line has a product now; those of other previews are dropped. */
export function storeCreatedFromList(created: CreatedFromList): void {
  const earlier = loadCreatedFromList(created.previewId).filter(({ line }) => line !== created.line);
  stored.store([...earlier, created]);
}

/** The products that were created of lines of this preview in this tab. */
export function loadCreatedFromList(previewId: string): CreatedFromList[] {
  return (stored.load() ?? []).filter((one) => one.previewId === previewId);
}

function isCreated(value: unknown): value is CreatedFromList {
  if (!isObject(value)) return false;
  const { previewId, line, name } = value;
  return typeof previewId === 'string' && Number.isInteger(line) && typeof name === 'string';
}
