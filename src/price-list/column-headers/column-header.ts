import { FOREIGN_CURRENCY, readAmount } from '../amounts/amount.ts';
import { isPercentage, minimumQuantity, pricedMeasure } from '../amounts/price-label-score.ts';
import { SEVERAL } from '../shares.ts';
import { withGarmentSizes } from '../sizes/garment-sizes.ts';
import { isGarment, isHeld, isOf, takeQuantities } from '../sizes/quantities.ts';
import { UNITS } from '../sizes/units.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { memoizeByText } from '../text/memoize-text.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { COLOR_WORDS, CONTAINER_STEMS, STOP_WORDS, stemWord } from '../text/word-forms.ts';
import { HEADER_WORDS } from './header-words.ts';

/** `of` and `brand`: the size or flavor and the brand that prices are for; `unit`: of the numbers in the column. */
export type ColumnContent =
  | { kind: 'price'; of?: string; brand?: string }
  | { kind: 'detail'; unit?: string }
  | { kind: ContentKind };

type ContentKind =
  | 'unknown'
  | 'pieces'
  | 'status'
  | 'brand'
  | 'foreign-currency'
  | 'currency'
  | 'code'
  | 'name'
  | 'category'
  /** What is said of products in sentences. */
  | 'description'
  | 'other';

/** Whether a text has nothing but words of column headers, or is a number of units: 'x 6'. */
export const isColumnHeader = memoizeByText((text) => isHeader(text, { mostWords: 6, mostNumber: 99 }));

function isHeader(text: string, { mostWords, mostNumber }: { mostWords: number; mostNumber: number }): boolean {
  const whole = normalizeText(text);
  // 'Público x kg'
  const bare = pricedMeasure(whole)?.rest ?? whole;
  if (minimumQuantity(bare) !== undefined || bare === '$' || (bare === '' && whole !== '')) return true;
  // 'Sin stock' is in a row, 'stock' over it.
  const amount = readAmount(text);
  if (amount !== undefined && amount.kind !== 'flag') return false;
  if (/^\d+ |: *\d+$|: *\d+ \p{L}/u.test(bare)) return false;
  const words = bare.replace(/\bl(?:\. ?)?(?=\d\b)/g, 'lista ').match(/[\p{L}$%]+/gu) ?? [];
  const numbers = bare.match(/\d+/g) ?? [];
  return (
    words.some((word) => !JOINTS.test(word)) &&
    words.length <= mostWords &&
    numbers.every((number) => Number(number) <= mostNumber) &&
    // One may be broken off at the edge of its cell: 'distribuid or'.
    words.every((word, at) => [word, `${word}${words[at + 1]}`, `${words[at - 1]}${word}`].some(isHeaderWord))
  );
}

const JOINTS = /^(?:al?|con|del?|el|en|las?|los|o|para|por|y)$/;

const ALL_HEADER_WORDS = [...HEADER_WORDS].join(' ');

/** Also a word that is cut off: 'DESCRIPCIO', 'PRESENT'. */
function isHeaderWord(word: string): boolean {
  const isUnit = UNITS.has(word);
  return HEADER_WORDS.has(word) || (word.length > SEVERAL && !isUnit && ALL_HEADER_WORDS.includes(` ${word}`));
}

/** More are capsules, not the units from which a price holds. */
const MOST_UNITS = 24;

/** Whether a text is nothing but a size or a flavor: headers of a table with a price for each. */
export const isVariantHeader = memoizeByText((text) => {
  // '454 g' of '454 g (1 lb)'
  const bare = normalizeText(text)
    .replace(/(?<=^[^()]*\d[^()]*) \(\d[^()]*\)$/, '')
    .replace(/[.,:]+$/, '');
  if (/^talles? (?:unico|\p{L}{0,2}\d{1,2}(?:[-/]\d{1,2})?)$/u.test(bare)) return true;
  const { quantities, rest } = takeQuantities(withGarmentSizes(bare));
  const held = quantities.filter((one) => isHeld(one) && (one.kind !== 'pieces' || one.amount > MOST_UNITS));
  // 'Talles S a L' are one.
  const sizes = held.length + (quantities.some(isGarment) ? 1 : 0);
  const words = rest.match(/\p{L}+/gu) ?? [];
  if (sizes > 0) {
    const isOfContainer = (word: string) => STOP_WORDS.has(word) || CONTAINER_STEMS.has(stemWord(word));
    return sizes === 1 && words.every(isOfContainer) && !/\d/.test(rest);
  }
  const isFlavor = (word: string) => FLAVOR_WORDS.has(word) || COLOR_WORDS.has(word);
  const isOfFlavor = (word: string) => isFlavor(word) || /^(?:[df]|y|de|con|sin)$/.test(word);
  return words.length <= 4 && words.some(isFlavor) && words.every(isOfFlavor);
});

const NAMES =
  /product|descrip[ct]i|detalle|nombre|\bname\b|denominacion|mercaderia|titulo|\btitle\b|articul|prenda|\bitems?\b/;

/** The first row of which the words are in a header counts, `unless` other words are. */
const CONTENTS: readonly (readonly [kind: ContentKind | 'detail', words: RegExp, unless?: RegExp])[] = [
  // 'Descripción Cód. barras' is over names that run into the next column.
  [
    'code',
    /\b(?:cod|codigo|sku|ref|referencia|ean|barras)\b|^art(?:ic)?\.?$|^(?:n[°ºo]|nro|num|numero)\.?$|^#$|\binterno\b/,
    /descripcion|detalle|nombre/,
  ],
  ['foreign-currency', new RegExp(String.raw`(?<!\p{L})(?:${FOREIGN_CURRENCY})(?!\p{L})|^(?:precio )?gs\.?$`, 'u')],
  // Exports of web shops: 'Identificador de URL', 'Nombre de propiedad 1', 'Valor de propiedad 1'.
  ['code', /\burl\b|^handle$|^slug$|^identificador\b|^id$/],
  ['other', /\bseo\b|^tags$/],
  ['other', /^(?:nombre|name)\b.*\b(?:propiedad|atributo|opcion|variante)\b|^option ?\d name$/],
  ['detail', /^(?:valor|value|valores)\b.*\b(?:propiedad|atributo|opcion|variante)\b|^option ?\d value$/],
  ['brand', /\b(?:marca|marcas|mca|laboratorio|lab|fabricante)\b/, NAMES],
  ['detail', /\badic\b|adicional|complement/],
  ['name', NAMES],
  ['currency', /^mon(?:eda)?\.?$/],
  [
    'detail',
    /present|^pres\b|contenido|\bcont\b|tamano|medida|gramaje|formato|sabor|gusto|variedad|color|talle|modelo|^variante$|^peso$|^envase$/,
  ],
  ['status', /^(?:situacion|activo|habilitado|visible|publicado|mostrar)\b|^est\.?$|\b(?:estado|status)$/],
  ['category', /rubro|categoria|familia|^tipo\b|^linea$/],
  [
    'other',
    /stock|\bstk\b|\bexist|valoriz|\bcant|margen|ganancia|markup|rentab|utilidad|subtotal|pedido|^ped$|\bvto\b|\bvenc|foto|imagen|fecha|ubicacion|origen|procedencia|\bpais\b|lote|rnpa|^u ?med|^um$|bonif|\bdesc\b|\bdto\b|descuento|cuotas|aumento|\baum\b|^iva|\bvar\b|variacion|observ|\bobs\b|\bnotas?\b|comentario|aclaracion|disponib|uxb|(?<!\bp(?:recio)?\.? ?)\bmin(?!or)/,
  ],
  [
    'pieces',
    /^(?:u|un|uni|unid|unidades|cant)\.? ?(?:x |por |de |del |\/ ?)(?:bulto|caja|pack|display|disp)\.?$|^uxb$|^(?:bulto|caja|pack|display|disp|vienen?|traen?)\.? ?(?:x|de|por)$/,
  ],
  [
    'other',
    /^(?:u|un|uni|unid|unidades|x|peso|kg|kilos)\.? ?(?:x |por |de |del |\/ ?)?(?:bulto|caja|pack|display)$|^bto?s?\.?$|^peso bruto$/,
  ],
];

export function readColumnHeader(text: string): ColumnContent {
  const bare = normalizeText(text);
  if (isVariantHeader(text)) return { kind: 'price', of: text };
  // 'Porción   30 g': what is taken at once
  if (bare === 'porcion') return { kind: 'other' };
  const unit = unitOf(bare);
  if (unit !== undefined) return { kind: 'detail', unit };
  const [kind] = CONTENTS.find(([, words, unless]) => words.test(bare) && unless?.test(bare) !== true) ?? [];
  if (kind !== undefined) return { kind };
  if (isPercentage(bare)) return { kind: 'other' };
  // Several lines put together: 'Precio sugerido de venta al público con IVA incluido Nov. 2026'.
  return { kind: isHeader(text, { mostWords: 12, mostNumber: 2099 }) ? 'price' : 'unknown' };
}

const isSize = isOf('mass', 'volume', 'length', 'capsules', 'tablets', 'servings');

/** The unit of 'Kg', 'Peso (g)', 'Cont. ml'. */
function unitOf(bare: string): string | undefined {
  const [, unit = ''] =
    /^(?:(?:peso|cont(?:enido)?|tamano|medida|volumen|largo)\.?(?: neto)?(?: en)? ?\(?|(?!.\b))(\p{L}+)\.?\)?$/u.exec(
      bare,
    ) ?? [];
  return isSizeUnit(unit) ? unit : undefined;
}

export function isSizeUnit(text: string): boolean {
  const unit = UNITS.get(normalizeText(text));
  return unit !== undefined && isSize(unit);
}

export function isCode(text: string): boolean {
  return /^\p{Lu}{0,5}[-./]?\d[\dA-Za-z./-]*$/u.test(text) && takeQuantities(normalizeText(text)).rest.trim() !== '';
}
