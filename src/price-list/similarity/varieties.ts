import { FLAVOR_WORDS, FOODS } from '../text/flavor-words.ts';
import { plain } from '../text/normalize-text.ts';
import { COLORS } from '../text/word-forms.ts';

const LISTED = /\s*\(([^()/]*(?:\/[^()/]*)+)\)/;

/** The name of a row, and apart from it the varieties that it lists in brackets: 'GRANOLA KETO 300 G (COCO/ALMENDRA)'. */
export function withoutVarieties(name: string): { text: string; varieties: string[] } {
  const [whole, listed = ''] = LISTED.exec(name) ?? [];
  const words = plain(listed).match(/[\p{L}\d]+/gu) ?? [];
  if (whole === undefined || words.length === 0 || !words.every(isOfVariety)) return { text: name, varieties: [] };
  return { text: name.replace(whole, ''), varieties: [listed] };
}

/** In a list also what a single product may be made of is a variety. */
function isOfVariety(word: string): boolean {
  return FLAVOR_WORDS.has(word) || FOODS.has(word) || COLORS.has(word);
}
