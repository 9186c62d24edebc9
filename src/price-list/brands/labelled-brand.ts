/** A name that goes on with its brand and its flavors, each told by a word of its own. */
export type LabelledName = { text: string; brand: string | undefined; flavors: string | undefined };

const BRAND = /^(.*?\S)\s+marca:?\s+(\S.*)$/i;
const FLAVORS = /^(.*?\S)\s+(?:sabor|sabores|variedades|colores)\b[^:]*:\s*(.*)$/i;

/** 'WHEY 1 KG Marca ATHLON Sabores: Vainilla - Banana' taken apart. */
export function splitLabelledBrand(name: string): LabelledName {
  const [, before = name, after] = BRAND.exec(name) ?? [];
  const [, text = before, own] = FLAVORS.exec(before) ?? [];
  const [, brand = after, flavors = own] = after === undefined ? [] : (FLAVORS.exec(after) ?? []);
  return { text, brand, flavors };
}
