import { FLAVOR_WORDS, FOOD_FLAVORS } from '../text/flavor-words.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { COLOR_WORDS } from '../text/word-forms.ts';

const LISTED = /\s*\(([^()/,]*(?:[/,][^()/,]*)+)\)/;

/** The name of a row, and apart from it the varieties that it lists in brackets: 'GRANOLA KETO 300 G (COCO/ALMENDRA)'. */
export function splitVarieties(name: string): { text: string; varieties: string[] } {
  const [whole, listed = ''] = LISTED.exec(name) ?? [];
  const words = normalizeText(listed).match(/[\p{L}\d]+/gu) ?? [];
  if (whole === undefined || !words.every(isOfVariety)) return { text: name, varieties: [] };
  return { text: name.replace(whole, ''), varieties: [listed] };
}

/** In a list also what a single product may be made of is a variety. */
function isOfVariety(word: string): boolean {
  return FLAVOR_WORDS.has(word) || FOOD_FLAVORS.has(word) || COLOR_WORDS.has(word);
}
