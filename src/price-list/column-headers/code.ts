import { takeQuantities } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** Short, with a digit, without a space. */
export function isCode(text: string): boolean {
  return /^\p{Lu}{0,5}[-./]?\d[\dA-Za-z./-]*$/u.test(text) && takeQuantities(normalizeText(text)).rest.trim() !== '';
}
