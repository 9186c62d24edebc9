import { hasSize } from '../sizes/quantities.ts';
import { UNITS } from '../sizes/units.ts';

/** 'cód. PS6059', 'EAN 7790901952621', 'Cód. 40211 Bulto x 24', 'SKU: HUA-CRE-300' */
const MARKED_CODE =
  /(?<!\p{L})(?:c[oó]d(?:igo)?|art|sku|ref|ean|plu|id)(?:\.:?|:| )\s*#?(?:[A-Z]{0,4}-?\d|(?<=sku:\s*)(?-i:[A-Z]{2,}-))[\dA-Z./-]*(?: bulto (?:x|de) \d{1,3}(?! ?\p{L}))?(?=\s|$)/giu;
/** '7701FURIA PRE 300G', but '1000MCG' */
const GLUED_CODE = /^(\d{4,})(?=(\p{Lu}{3,}))/u;
const NAME_LABEL = /(?<!\p{L})(?:art[ií]culo|producto|descripci[oó]n|detalle|nombre|art)\s*\.?:\s*/giu;
/** Also '5. Vitamina C'. */
const BULLET = /^[\s\-–—•·*▪►➤✓>.:/|]*(?:\d{1,3}[.)]\s+(?=\p{L}{2}))?|\s+[-–—·|]+$/gu;

/** What is in a portion: '46 g · 15 g de proteína' */
const NUTRIENT =
  /(?<=[\p{L}\d].*)(?<![\p{L}\d.,])(?<!(?:\+|(?<!\p{L})(?:y|con|m[aá]s|combo)) ?)\d{1,2}(?:[.,]\d)? ?(?:g|gr|grs)\.? (?:de )?(?:prote[ií]nas?|carbohidratos|hidratos|fibras?|az[uú]car(?:es)?|grasas?)(?: (?:por|x) \p{L}+)?(?!\p{L})/giu;

export function cleanName(name: string): string {
  const bare = name.replace(GLUED_CODE, (code, _, word: string) => (UNITS.has(word.toLowerCase()) ? code : ' '));
  const sized = bare.replace(NUTRIENT, ' ');
  return (hasSize(sized) ? sized : bare)
    .replace(MARKED_CODE, ' ')
    .replace(NAME_LABEL, ' ')
    .replace(/\s+/g, ' ')
    .replace(BULLET, '')
    .trim();
}
