import { splitUnavailable } from '../amounts/no-price.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** When it comes back, and for how long there is none: 'zinc hasta marzo', 'zinc, entra el lunes'. */
const UNTIL =
  /(?:,|(?<!\p{L})(?:hasta|por (?:ahora|el momento)|vuelve|(?:re)?ingresa|entra|llega|reci[eé]n|pero)(?!\p{L})).*$/iu;

/** What stands before and behind the words of a text that say that a product is not sold, as printed: 'zinc' of 'Sin stock de zinc'. */
export function splitLacked(text: string): { before: string; behind: string } | undefined {
  const said = splitUnavailable(normalizeText(text));
  if (!said) return undefined;
  const tokens = text.split(' ');
  const countOf = (part: string) => part.split(' ').filter(Boolean).length;
  const behind = countOf(said.behind.replace(/^[^\p{L}\d]+/u, ''));
  return {
    before: tokens.slice(0, countOf(said.before)).join(' '),
    behind: behind === 0 ? '' : tokens.slice(-behind).join(' ').replace(UNTIL, '').trim(),
  };
}
