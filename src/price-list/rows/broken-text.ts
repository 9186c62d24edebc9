import { UNIT_BY_NAME } from '../sizes/units.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { TRADE_WORDS } from '../text/word-forms.ts';

const LAST = /\p{L}+$/u;
const FIRST = /^\p{L}+/u;

/** A text with what stands in its next line: a word that was broken off at the edge of its cell becomes whole again. */
export function joinBrokenText(text: string, next: string): string {
  const [last = ''] = LAST.exec(text) ?? [];
  const [first = ''] = FIRST.exec(next) ?? [];
  const whole = last !== '' && first !== '' && !isWord(first) && isWord(last + first);
  return `${text}${whole || text === '' ? '' : ' '}${next}`;
}

function isWord(word: string): boolean {
  const bare = normalizeText(word);
  return FLAVOR_WORDS.has(bare) || TRADE_WORDS.has(bare) || (bare.length > 4 && Object.hasOwn(UNIT_BY_NAME, bare));
}
