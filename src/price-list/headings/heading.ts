import { brandAlone, brandOfCell, brandWords, type SaidBrand, saidBrand } from '../brands/brand-names.ts';
import { isNoBrand, NO_BRAND } from '../brands/no-brand.ts';
import { shortenedBrand } from '../brands/shortened-brand.ts';
import { hasSize, takeQuantities } from '../sizes/quantities.ts';
import { FULL_MONTH_NAMES } from '../text/month-names.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { wordSet } from '../text/word-forms.ts';
import { type CatalogueTerms, stemKind } from './catalogue-terms.ts';

/** What a line of text without a price is about. */
export type Heading =
  | { kind: 'brand'; brand: string }
  /** `foreign`: said to be a brand, and none of the catalogue's. */
  | { kind: 'foreign' | 'product' | 'category' | 'combos' | 'offers' | 'remark' }
  /** `named`: in words of the names of products, as a kind of these is. */
  | { kind: 'unknown'; named: boolean };

export const NO_NAMES: readonly Heading['kind'][] = ['brand', 'foreign', 'combos', 'offers'];

const CATEGORY_WORDS =
  wordSet(`proteina whey protein isolate concentrada vegetal vegana creatina aminoacido amino bcaa glutamina ganador gainer mass peso masa muscular quemador
  grasa termogenico vitamina mineral salud bienestar colageno articulacion barra barrita snack alfajor galleta alimento comida food saludable hidratacion bebida isotonico
  energia energetico gel pre preentreno preworkout workout entreno post intra oxido nitrico accesorio indumentaria ropa shaker guante vaso botella suplemento deportivo dietario
  dieta nutricion fitness entrenamiento gimnasio gym equipamiento carbohidrato recuperador recuperacion omega magnesio multivitaminico
  novedad nuevo nueva ingreso destacado general otro otra varios vario presentacion resto demas producto lista linea premium cuidado personal belleza infantil mujer hombre sin tacc pasta mani fruto seco
  cereal desayuno cocina untable pancake polvo capsula comprimido liquido importado nacional dulce chocolate y de para con e la el los del en al cont testosterona hormonal natural libre fuerza resistencia definicion volumen rendimiento potencia performance recovery strength sport wellness catalogo actualizado vegano hidratante detox inmunidad articulacion hueso descanso sueno relax`);

const REMARK =
  /^\P{L}*(?:estimad|querid|hola\b|buenas\P{L}*$|(?:muy )?buen(?:[oa]s?)? (?:dias?|tardes?|noches?)\b)|pedido|minim[oa]|vigen|validez|actualiz|sujet|aviso|\biva\b|@|www|http|whats|\btel\b|telefono|instagram|envio|despacho|condicion|pagina|\bpag\b|\bhoja\b|transferencia|deposito|cheque|fecha|lista de precios|precios? (?:en|con|por|al|de|sin)|dolar|horario|direccion|cuit|consult|bonific|descuento|stock|^sigue\b|^contin(?:ua|uacion)?\b|\bdorso\b|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}/u;

/** A date, as a month alone is not: there is the brand 'Sol de Mayo'. */
const MONTH = `(?:${FULL_MONTH_NAMES.join('|')})`;
const DATED = new RegExp(String.raw`\b\d{1,2} (?:de )?${MONTH}\b|\b${MONTH}[ /-]+(?:del? )?\d`);

/** Headings numbered as those of books: '001.03 ATHLON'. */
const NUMBERED = /^\d+(?:\.\d+)+\.?\s+(?!(?:k|kgs?|kilos?|grs?|g|lts?|l|litros?|lbs?|libras?)\b)(?=\p{L})/u;

const KINDS = String.raw`(?:sub[- ]?)?(?:rubro|familia|linea|grupo|categoria)|seccion|proveedor|fabricante|marca|laboratorio|depto\.?|departamento|sector`;
/** 'RUBRO: 001 ATHLON', 'PROVEEDOR 005 ATHLON', as accounting programs print them: a brand or a kind of product. */
const NUMBERED_HEADING = new RegExp(
  String.raw`^(?:(?:${KINDS})(?:\s+\d+)?\s*:|(?:${KINDS})\s+\d+\s*[-.]?(?=\s*\p{L})|seccion(?=\s))\s*(?:\d+(?:\.\d+)*\s*[-.]?\s*)?`,
  'u',
);

/** Headings that are marked as such: 'MARCA: 116 ATHLON', '*** ATHLON ***'. */
const SAID = /^(?:marca|laboratorio|fabricante|proveedor)s?\b\s*(?:[:.-]|\d+\s+\p{L})|^([*=#~>-]{2,}).*[*=#~<-]{2,}$/u;

export function isNumberedHeading(text: string): boolean {
  return NUMBERED_HEADING.test(normalizeText(text));
}

/** To whom a list is sent, whose name may be a brand of the shop: 'Para: Almacén Delta', 'Asunto: lista para Delta'. */
export function isAddressee(text: string): boolean {
  return ADDRESSEE.test(normalizeText(text));
}

const ADDRESSEE =
  /^\W*(?:para|to|cc|clientes?|destinatario|sr(?:es)?\.?|senor(?:es)?|at(?:te|n|encion)\.?)\s*:|^\W*(?:asunto|subject)\s*:.*\bpara\b/;

export function readHeading(text: string, terms: CatalogueTerms): Heading {
  if (isAddressee(text)) return { kind: 'remark' };
  const { brands, categoryWords, nameWords } = terms;
  const [, bold = text] = BOLD.exec(text) ?? [];
  const apart = bold.replace(/(?<=\S)\s*\([^)]*\)\s*$/, '');
  const named = brandAlone(apart, brands);
  if (named !== undefined) return { kind: 'brand', brand: named };
  const bare = normalizeText(bold)
    .replace(/\(?\b(?:cont(?:inuacion|inua|\.)?|sigue|viene)\)?\.?\s*$/, '')
    .replace(NUMBERED, '')
    .replace(NUMBERED_HEADING, '');
  const words = brandWords(bare);
  // 'Delta proteínas', 'Distribuidora Sur - Delta' and 'Endulzantes DELTA' are about the brand, 'Delta Farma' is about another.
  const isKind = (word: string) => isCategoryHeading([word], categoryWords);
  const isBrand = (part: string) => brandOfCell(part, brands) !== undefined;
  const said = saidBrand(bare, brands) ?? brandBesideKind(words, terms);
  // A footer with an expiry date is no heading over offers.
  if (words.length > 6 && /\bvalid[ao]s?\b|@|www/.test(bare)) return { kind: 'remark' };
  if (/\b(?:promo|promos|promocion|promociones|oferta|ofertas|liquidacion|outlet|hot sale|2x1|3x2)\b/.test(bare))
    return { kind: 'offers' };
  const isOfCombos = (word: string) => /^(?:combos?|packs?|kits?)$/.test(word);
  if (words.some(isOfCombos) && words.every((word) => isOfCombos(word) || /^(?:y|de)$/.test(word)))
    return { kind: 'combos' };
  // 'Shaker Delta 600'
  const isSized = /(?<!\d)\d{2,3}$/.test(bare) && said?.rest.some((word) => nameWords.has(stemKind(word)));
  if (said && words.length > 1 && (hasSize(bare) || isSized)) return { kind: 'product' };
  if (said && words.length <= 8)
    return said.rest.some(isKind) || [...bare.split(APART), capitalsOf(bold)].some(isBrand)
      ? { kind: 'brand', brand: said.name }
      : { kind: 'unknown', named: false };
  if (words.length === 0 || words.length > 7) return { kind: 'remark' };
  const isCategory = isCategoryHeading(words, categoryWords);
  if (!isCategory && isNoBrand(apart)) return { kind: 'brand', brand: NO_BRAND };
  if (SAID.test(normalizeText(text)) && !isCategory) return { kind: 'foreign' };
  if (REMARK.test(bare) || DATED.test(bare)) return { kind: 'remark' };
  // 'BARRITAS DE CEREAL 28 g'
  const kinds = hasSize(bare) ? brandWords(takeQuantities(bare).rest) : words;
  return isCategory ? { kind: 'category' } : { kind: 'unknown', named: isCategoryHeading(kinds, nameWords) };
}

export function brandOfHeading(text: string, terms: CatalogueTerms): string | undefined {
  const heading = readHeading(text, terms);
  return heading.kind === 'brand' ? heading.brand : undefined;
}

/** The bold beginning of a heading: '*Delta* todo esto es nuevo'. */
const BOLD = /^[^\p{L}\d*]*\*([^*]*\p{L}[^*]*)\*/u;

/** The brand beside the kind of its products: 'Alimentos ORO VERDE'. */
function brandBesideKind(words: readonly string[], { brands, categoryWords }: CatalogueTerms): SaidBrand | undefined {
  const rest = words.filter((word) => isCategoryHeading([word], categoryWords));
  const own = words.filter((word) => !rest.includes(word));
  // Beside another word than a category of the shop one word may be that of another brand: 'Pampa Natural'.
  const isTold = own.length > 1 || rest.every((word) => categoryWords.has(stemKind(word)));
  const brand = rest.length > 0 && isTold ? shortenedBrand(own, brands) : undefined;
  return brand === undefined ? undefined : { name: brand, rest };
}

const APART = /\s+[-|·•/>›]\s+|:\s+/;

function capitalsOf(text: string): string {
  const words = text.match(/[\p{L}\d]{3,}/gu) ?? [];
  return words.filter((word) => word === word.toUpperCase()).join(' ');
}

function isCategoryHeading(all: readonly string[], categoryWords: ReadonlySet<string>): boolean {
  // 'Línea proteínas - Lista 11/26'
  const stems = all.filter((word) => /\p{L}/u.test(word)).map(stemKind);
  return stems.length > 0 && stems.every((stem) => CATEGORY_WORDS.has(stem) || categoryWords.has(stem));
}
