import { normalizeText } from '../text/normalize-text.ts';

/** Whether two titles of columns are the same but for spaces, dots, accents and case: 'P.V.P.' and 'pvp'. */
export function isSameTitle(title: string, chosen: string): boolean {
  return keyOf(title) === keyOf(chosen);
}

function keyOf(title: string): string {
  return normalizeText(title).replace(/[\s.:$]/g, '');
}
