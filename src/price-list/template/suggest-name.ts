import type { TextPage } from '../page/text-page.ts';
import { MONTH_NAMES } from '../text/month-names.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { type PageWord, toWordPage } from './page-words.ts';

/** Words of titles that name no supplier. */
const GENERIC = new Set(
  `lista listas precio precios listado catalogo mayorista minorista publico venta ventas general vigente vigencia actualizada
  actualizado actualizacion nueva nuevo nuevos suplementos proteinas fecha hoja pagina page list price semana hoy desde del
  valida valido hasta producto productos marca codigo articulo descripcion sugerido sugeridos iva incluido pesos aumento con
  sin los las por para que una este esta buenas buen dia hola gente paso distribuidora distribuidor mayoristas rubro familia
  familias articulos todos todo srl sas`.split(/\s+/),
);

const MAX_LENGTH = 60;
/** Where a name stands on the first page, as a share of its height, and how many letters it has at least. */
const TOP = 0.2;
const MIN_LETTERS = 4;
/** Longer texts are sentences. */
const MAX_WORDS = 6;
/** Before each message of a chat that was pasted. */
const CHAT_STAMP = /^\[?[\d/:.,\s]+(?:[ap]\.?\s?m\.?)?\]\s*/i;
const PRICE = /\d{1,3}(?:[.,]\d{3})+|\d+[.,]\d{2}(?!\d)|\$\s*\d/;

/** The name of the supplier as the title of its list says it, in the largest letters; undefined when none does. */
export function suggestName(pages: readonly TextPage[]): string | undefined {
  const [first] = pages;
  if (!first) return undefined;
  const { lines, height } = toWordPage(first);
  const priced = lines.findIndex((line) => line.some(({ text }) => PRICE.test(text)));
  const above = (priced < 0 ? lines : lines.slice(0, priced)).flat().filter(({ y }) => y < TOP * height);
  const named = above.flatMap((word) => {
    const name = nameIn(word);
    return name ? [{ name, size: word.size }] : [];
  });
  const largest = Math.max(...named.map(({ size }) => size));
  return named.find(({ size }) => size === largest)?.name;
}

function nameIn({ text }: PageWord): string | undefined {
  const parts = text
    .replace(CHAT_STAMP, '')
    .split(/\s+[-–—|·•:]\s+|:\s|\s{2,}/)
    .filter((part) => isName(part));
  const [name] = parts.toSorted((a, b) => specificWords(b).length - specificWords(a).length);
  if (name === undefined) return undefined;
  const trimmed = name.replace(/^[^\p{L}\d]+|[^\p{L}\d.)]+$/gu, '').slice(0, MAX_LENGTH);
  return trimmed === trimmed.toUpperCase() ? inTitleCase(trimmed) : trimmed;
}

function isName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length <= MAX_WORDS && !/\d{3}|@|www|[!?]/.test(text) && specificWords(text).join('').length >= MIN_LETTERS
  );
}

/** The words of a title that are not those of any price list. */
export function specificWords(text: string): string[] {
  return normalizeText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !GENERIC.has(word) && !MONTH_NAMES.includes(word));
}

function inTitleCase(text: string): string {
  return text.toLowerCase().replace(/(?<![\p{L}\d])\p{L}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
}
