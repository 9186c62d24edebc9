/** 'cód. PS6059', 'EAN 7790901952621' */
const MARKED_CODE =
  /(?<!\p{L})(?:c[oó]d(?:igo)?|art|sku|ref|ean|plu|id)(?:\.:?|:| )\s*#?[A-Z]{0,4}-?\d[\dA-Z./-]*(?=\s|$)/giu;
const NAME_LABEL = /(?<!\p{L})(?:art[ií]culo|producto|descripci[oó]n|detalle|nombre|art)\s*\.?:\s*/giu;
const BULLET = /^[\s\-–—•·*▪►➤✓>.:/|]+|\s+[-–—·|]+$/gu;

/** A name without codes, labels and bullets. */
export function cleanName(name: string): string {
  return name.replace(MARKED_CODE, ' ').replace(NAME_LABEL, ' ').replace(/\s+/g, ' ').replace(BULLET, '').trim();
}
