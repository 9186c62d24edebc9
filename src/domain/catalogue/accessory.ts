import { withoutAccents } from '../text/without-accents.ts';

/** Whether a category, or its type, is Accesorios: its flavors are then shown as colours (A12). */
export function isAccessory({ name, categoryType }: { name: string; categoryType: string }): boolean {
  return [name, categoryType].some((text) => withoutAccents(text).trim().toLowerCase() === 'accesorios');
}
