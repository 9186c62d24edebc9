import { normalizeText } from '../text/normalize-text.ts';

/** Whether two titles of columns are the same but for spaces, dots, accents and case: 'P.V.P.' and 'pvp'. */
export function isSameTitle(title: string, chosen: string): boolean {
  const [one, other] = [title, chosen].map((text) => normalizeText(text).replace(/[\s.:$]/g, ''));
  return one === other;
}
