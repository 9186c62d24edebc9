import { isVariantHeader } from '../column-headers/column-header.ts';
import { isSizeOrFlavor } from '../column-headers/size-or-flavor.ts';
import { hasSize } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { GARMENT_SIZES } from '../text/word-forms.ts';

/** The other size or flavor of the product before that a text is: '/ 5 lb (choco, vainilla)'; undefined when it is more. */
export function variantIn(text: string): string | undefined {
  const bare = text.replace(/^[/,;\s-]+/, '');
  const isVariant = hasSize(bare) || bare.split(/[\s/,]+/).some(isFlavorWord);
  return isVariant && isSizeOrFlavor(bare) ? bare : undefined;
}

/** A name with another size or flavor than its own: 'Mass 2,7 kg' and '5,4 kg', 'Iso 2 lb - Frutilla' and '2 lb - Cookies'. */
export function withVariant(name: string, variant: string): string {
  if (!/\d/.test(variant) && !hasSize(variant)) return `${withoutFlavors(name)} ${variant}`;
  const isFlavored = variant.split(/[\s/,]+/).some(isFlavorWord);
  const bare = isFlavored ? withoutFlavors(withoutSize(withoutFlavors(name))) : withoutSize(name);
  return `${bare} ${variant}`;
}

/** 'x 2,27 kg', 'caja x 12', 'pote 370', '1 kilo el par' at the end of a name or before flavors in brackets. */
const LAST_SIZE =
  /^(.*?\p{L}.*?)[\s:,-]+(?:(?:caja|cja|display|disp\.?|box|pack|bulto|pote)\s+)?(?:(?:x|de|por)\s*)?\d[\d.,/]*(?:\s*\p{L}+\.?)?(?:\s+(?:el par|c\/u|cada un[oa]|(?:todos los|cualquier) (?:sabor|gusto|color)(?:es)?))?((?:\s*\([^)]*\))?)$/iu;

/** With the brackets behind it; '' without a size. */
export function lastSizeOf(name: string): string {
  return name.slice(withoutSize(name).length).trim();
}

function withoutSize(name: string): string {
  const [, head = name, flavors = ''] = LAST_SIZE.exec(name) ?? [];
  return `${head}${flavors}`;
}

function withoutFlavors(name: string): string {
  const words = name.replace(/\s*\([^)]*\)$/, '').split(' ');
  const isFlavor = (word: string) => isFlavorWord(word) || /^(?:y|o|de|talle|color|sabor|[-/])$/iu.test(word);
  const last = words.findLastIndex((word) => !isFlavor(word));
  return words
    .slice(0, Math.max(1, last + 1))
    .join(' ')
    .replace(/,$/, '');
}

function isFlavorWord(word: string): boolean {
  const bare = normalizeText(word).replace(/[().,:]/g, '');
  return bare !== '' && (GARMENT_SIZES.includes(bare) || (isVariantHeader(bare) && !hasSize(bare)));
}
