import {
  type BrandNames,
  brandOfCell,
  brandOfTitle,
  brandWords,
  findBrands,
  wordsBeside,
} from '../brands/brand-names.ts';
import { shortenedBrand } from '../brands/shortened-brand.ts';
import { SEVERAL } from '../shares.ts';
import { takeQuantities } from '../sizes/quantities.ts';
import { memoizeByText } from '../text/memoize-text.ts';
import { FULL_MONTH_NAMES } from '../text/month-names.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { type CatalogueTerms, stemKind } from './catalogue-terms.ts';

/** What a line of text without a price is about. */
export type Heading =
  | { kind: 'brand'; brand: string }
  /** `foreign`: said to be a brand, and none of the catalogue's. */
  | { kind: 'foreign' | 'product' | 'category' | 'combos' | 'offers' | 'remark' }
  /** `named`: in words of the names of products, as a kind of these is. */
  | { kind: 'unknown'; named: boolean };

/** What is never the name of a product. */
export const NO_NAMES: readonly Heading['kind'][] = ['brand', 'foreign', 'combos', 'offers'];

const CATEGORY_NAMES = `proteina whey protein isolate concentrada vegetal vegana creatina aminoacido amino bcaa glutamina ganador gainer mass peso masa muscular quemador
  grasa termogenico vitamina mineral salud bienestar colageno articulacion barra snack alfajor galleta alimento comida food saludable hidratacion bebida isotonico
  energia energetico gel pre preentreno preworkout workout entreno post intra oxido nitrico accesorio indumentaria ropa shaker guante vaso botella suplemento deportivo dietario
  dieta nutricion fitness entrenamiento gimnasio gym equipamiento carbohidrato recuperador recuperacion omega magnesio multivitaminico
  novedad nuevo nueva ingreso destacado general otro otra varios vario presentacion resto demas producto lista linea premium cuidado personal belleza infantil mujer hombre sin tacc pasta mani fruto seco
  cereal desayuno cocina untable pancake polvo capsula comprimido liquido importado nacional dulce chocolate y de para con e la el los del en al cont testosterona hormonal natural libre fuerza resistencia definicion volumen rendimiento potencia performance recovery strength sport wellness catalogo actualizado vegano hidratante detox inmunidad articulacion hueso descanso sueno relax`;

const CATEGORY_WORDS = new Set(CATEGORY_NAMES.split(/\s+/));

const REMARK =
  /pedido|minim[oa]|vigen|validez|actualiz|sujet|aviso|\biva\b|@|www|http|whats|\btel\b|telefono|instagram|envio|despacho|condicion|pagina|\bpag\b|\bhoja\b|transferencia|deposito|cheque|fecha|lista de precios|precios? (?:en|con|por|al|de|sin)|dolar|horario|direccion|cuit|consult|bonific|descuento|stock|^sigue\b|^contin(?:ua|uacion)?\b|\bdorso\b|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}/;

/** A date, as a month alone is not: there is the brand 'Sol de Mayo'. */
const MONTH = `(?:${FULL_MONTH_NAMES.join('|')})`;
const DATED = new RegExp(String.raw`\b\d{1,2} (?:de )?${MONTH}\b|\b${MONTH}[ /-]+(?:del? )?\d`);

/** Headings numbered as those of books: '001.03 ATHLON'. */
const NUMBERED = /^\d+(?:\.\d+)+\.?\s+(?!(?:k|kgs?|kilos?|grs?|g|lts?|l|litros?|lbs?|libras?)\b)(?=\p{L})/u;

const KINDS = String.raw`rubro|familia|linea|grupo|seccion|proveedor|fabricante|marca|laboratorio|depto\.?|departamento|sector`;
/** 'RUBRO: 001 ATHLON', 'PROVEEDOR 005 ATHLON', as accounting programs print it: a brand or a kind of product. */
const NUMBERED_HEADING = new RegExp(
  String.raw`^(?:(?:${KINDS})(?:\s+\d+)?\s*:|(?:${KINDS})\s+\d+\s*[-.]?(?=\s*\p{L})|seccion(?=\s))\s*(?:\d+\s*[-.]?\s*)?`,
  'u',
);

/** 'MARCA: 116 ATHLON', '*** ATHLON ***': headings that say that they are some. */
const SAID = /^(?:marca|laboratorio|fabricante|proveedor)s?\b\s*(?:[:.-]|\d+\s+\p{L})|^([*=#~>-]{2,}).*[*=#~<-]{2,}$/u;

/** Whether a text says by its first word that it is a heading, as those of accounting programs do. */
export function isNumberedHeading(text: string): boolean {
  return NUMBERED_HEADING.test(normalizeText(text));
}

export function readHeading(text: string, { brands, categoryWords, nameWords }: CatalogueTerms): Heading {
  const [, bold = text] = BOLD.exec(text) ?? [];
  const apart = bold.replace(/(?<=\S)\s*\([^)]*\)\s*$/, '');
  const named = apart === text || !isBrandAlone(apart, brands) ? undefined : brandOfTitle(apart, brands);
  if (named !== undefined) return { kind: 'brand', brand: named };
  const bare = normalizeText(bold)
    .replace(/\(?\b(?:cont(?:inuacion|inua|\.)?|sigue|viene)\)?\.?\s*$/, '')
    .replace(NUMBERED, '')
    .replace(NUMBERED_HEADING, '');
  const brand = brandOfTitle(bare, brands) ?? brandBesideKind(bare, { brands, categoryWords });
  const said = SAID.test(normalizeText(text));
  const words = brandWords(bare);
  // A footer that tells until when is no heading over offers.
  if (words.length > 6 && /\bvalid[ao]s?\b|@|www/.test(bare)) return { kind: 'remark' };
  if (/\b(?:promo|promos|promocion|promociones|oferta|ofertas|liquidacion|outlet|hot sale|2x1|3x2)\b/.test(bare))
    return { kind: 'offers' };
  const isOfCombos = (word: string) => /^(?:combos?|packs?|kits?)$/.test(word);
  if (words.some(isOfCombos) && words.every((word) => isOfCombos(word) || /^(?:y|de)$/.test(word)))
    return { kind: 'combos' };
  // 'Barra Delta 40 g' is a product.
  if (brand !== undefined && words.length > 1 && hasSize(bare)) return { kind: 'product' };
  if (brand !== undefined && words.length <= 8)
    return isOfBrand(bare, { brands, categoryWords }) || isBrandInCapitals(bold, brands)
      ? { kind: 'brand', brand }
      : { kind: 'unknown', named: false };
  if (said && words.length > 0 && words.length <= 7 && !isCategoryHeading(words, categoryWords))
    return { kind: 'foreign' };
  if (words.length === 0 || words.length > 7 || REMARK.test(bare) || DATED.test(bare)) return { kind: 'remark' };
  if (isCategoryHeading(words, categoryWords)) return { kind: 'category' };
  return { kind: 'unknown', named: isCategoryHeading(words, nameWords) };
}

/** The brand that a heading names. */
export function brandOfHeading(text: string, terms: CatalogueTerms): string | undefined {
  const heading = readHeading(text, terms);
  return heading.kind === 'brand' ? heading.brand : undefined;
}

/** '*Delta* todo esto es nuevo': what a heading says first. */
const BOLD = /^[^\p{L}\d*]*\*([^*]*\p{L}[^*]*)\*/u;

/** The brand that is left without the kind of its products: 'Alimentos ORO VERDE'. */
function brandBesideKind(
  bare: string,
  { brands, categoryWords }: Pick<CatalogueTerms, 'brands' | 'categoryWords'>,
): string | undefined {
  const words = brandWords(normalizeText(bare));
  const rest = words.filter((word) => !isCategoryHeading([word], categoryWords));
  if (rest.length === words.length) return undefined;
  // Beside another word than a category of the shop one word may be that of another brand: 'Pampa Natural'.
  const isOfShop = words.every((word) => rest.includes(word) || categoryWords.has(stemKind(word)));
  return rest.length < 2 && !isOfShop ? undefined : shortenedBrand(rest, brands)?.name;
}

/** Whether a text says how much there is of something: a name, whatever else stands in it. */
export const hasSize = memoizeByText((text) => {
  const { mass, volume, capsules, tablets, servings, pieces } = takeQuantities(normalizeText(text)).quantities;
  return [mass, volume, capsules, tablets, servings, pieces].some((all) => all.length > 0);
});

/** 'Delta', 'Distribuidora Sur - Delta' and 'Delta proteínas' are about the brand Delta, 'Delta Farma' is about another. */
function isOfBrand(bare: string, { brands, categoryWords }: Pick<CatalogueTerms, 'brands' | 'categoryWords'>): boolean {
  if (bare.split(/\s+[-|·•/>›]\s+|:\s+/).some((part) => brandOfCell(part, brands) !== undefined)) return true;
  const words = brandWords(bare);
  return wordsBeside(words, findBrands(words, brands)).some((word) => isCategoryHeading([word], categoryWords));
}

/** 'Endulzantes ZEROSA' */
function isBrandInCapitals(text: string, brands: BrandNames): boolean {
  const isInCapitals = (word: string) => word.length >= SEVERAL && word === word.toUpperCase();
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  const capitals = words.filter(isInCapitals).join(' ');
  return capitals.length < words.join(' ').length && brandOfCell(capitals, brands) !== undefined;
}

function isCategoryHeading(all: readonly string[], categoryWords: ReadonlySet<string>): boolean {
  // 'Línea proteínas - Lista 11/26'
  const words = all.filter((word) => /\p{L}/u.test(word));
  return (
    words.length > 0 && words.every((word) => CATEGORY_WORDS.has(stemKind(word)) || categoryWords.has(stemKind(word)))
  );
}

/** Whether a heading is nothing but a brand, or the line of one: no name of a product with its brand. */
export function isBrandAlone(text: string, brands: BrandNames): boolean {
  const words = brandWords(text);
  const [found] = findBrands(words, brands);
  const name = found ? undefined : brandOfTitle(text, brands);
  // 'CUMBREANDINA', 'C. Andina'
  const isOfName = (word: string) => brandWords(name ?? '').some((whole) => whole.startsWith(word));
  const isJoined = name !== undefined && brandWords(name).join('').startsWith(words.join(''));
  const rest = found ? wordsBeside(words, [found]) : words.filter((word) => !isOfName(word));
  return isJoined || rest.every((word) => BRAND_FRAME.test(word));
}

const BRAND_FRAME = /^(?:linea|marca|productos|todo|de|la|cont|continua|continuacion|sigue|viene)$/;
