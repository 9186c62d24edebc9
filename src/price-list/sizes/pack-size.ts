import { normalizeText } from '../text/normalize-text.ts';
import { canonicalWord } from '../text/word-forms.ts';

/** 'Disp. 12 u.', 'CJ12U', 'x 12', '12'; what is before the number is a container, or letters that stand for one. */
const PACK = /^(?:(\p{L}{2,})\.? ?)?(?:(?:de|x|por) ?)?(\d{1,3})( ?(?:u|un|uni|unid|unidades))?\.?$/u;
const SINGLE = /^(?:u|un|uni|unid|unidad)\.?$/;

/** How many pieces are in a pack, of a text (as printed) that says nothing else. */
export function packSize(text: string): number | undefined {
  const bare = normalizeText(text);
  if (SINGLE.test(bare)) return 1;
  const [, container, count = '', unit] = PACK.exec(bare) ?? [];
  const isContainer = container === undefined || canonicalWord(container) === 'display' || container === 'pack';
  const isAbbreviated = container !== undefined && /^[^aeiou]{2,3}$/.test(container) && unit !== undefined;
  return count !== '' && (isContainer || isAbbreviated) ? Number(count) : undefined;
}
