import { HEADER_WORDS } from '../column-headers/header-words.ts';
import { senderOf } from '../layout/chat-timestamps.ts';
import { isPriced, type PrintedLine, TEXT_GAP, textOf, toRuns, type Word } from '../layout/printed-line.ts';
import { toPrintedPages } from '../layout/printed-pages.ts';
import { toTitleCase } from '../new-products/title-case.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import { type TextPage, toTextLines, toUpright } from '../page/text-page.ts';
import { MOST, PART } from '../shares.ts';
import { isHeaderText } from '../tables/marked-line.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isMailHeader, mailSender } from './mail-headers.ts';

/** Words of titles that name no supplier, beside those of column headers. */
const TITLE_WORDS = new Set(
  `listas listado catalogo ventas general vigencia actualizada actualizado nuevos suplementos proteinas hoja pagina page list
  price semana valida valido los las para que una este esta buenas buen dia hola gente paso distribuidora familias
  dias tardes noches lunes martes miercoles jueves viernes sabado todos todo srl sas`.split(/\s+/),
);

/** The height of a sheet of paper on its side; spreadsheets of few rows have shorter pages. */
const SHEET_HEIGHT = 595;

const MAX_LENGTH = 60;
const MAX_WORDS = 6;

/** The supplier's name: the sender of a saved chat or of a pasted e-mail, else the title in the largest letters. */
export function suggestName(pages: readonly TextPage[]): string | undefined {
  const [page] = pages;
  const [first] = toPrintedPages(pages.slice(0, 1));
  if (!page || !first) return undefined;
  const lines = toTextLines(toUpright(page).items);
  const [inChat] = lines.flatMap((items) => senderOf(textOf(items)) ?? []);
  const sent = nameIn(page.sender ?? inChat ?? '');
  if (sent !== undefined) return sent;
  const height = Math.max(first.height, SHEET_HEIGHT);
  const above = withoutTable(linesAbovePrices(first.lines)).filter(({ y }) => y < PART * height);
  // The last one sent the list; those before it forwarded it.
  const mailedBy = above.flatMap(({ words }) => nameIn(mailSender(textOf(words)) ?? '') ?? []).at(-1);
  if (mailedBy !== undefined) return mailedBy;
  const titles = above.filter(({ words }) => !isMailHeader(textOf(words)));
  const named = titles.flatMap(({ words }) =>
    groupAdjacent(words, areOneTitle).flatMap((own) => {
      const name = nameIn(textOf(own));
      return name ? [{ name, size: own[0]?.size }] : [];
    }),
  );
  const largest = Math.max(...named.map(({ size = 0 }) => size));
  return named.find(({ size }) => size === largest)?.name;
}

/** The lines above the first price; a year of a title is none. */
export function linesAbovePrices(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const isYear = ({ text }: Word) => /^20\d\d$/.test(text);
  const priced = lines.findIndex(({ words }) => isPriced({ words: words.filter((word) => !isYear(word)) }));
  return priced < 0 ? lines : lines.slice(0, priced);
}

/** The lines above the first headers of columns, below which goods may have their prices a line further down. */
function withoutTable(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const headers = lines.findIndex(({ words }) => {
    const runs = toRuns(words);
    return runs.length > 1 && runs.filter(({ text }) => isHeaderText(text)).length > MOST * runs.length;
  });
  return headers < 0 ? lines : lines.slice(0, headers);
}

function areOneTitle({ left, size, font }: Word, last: Word): boolean {
  return font === last.font && size === last.size && left - last.right < TEXT_GAP * size;
}

function nameIn(text: string): string | undefined {
  const parts = text.split(/\s+[-–—|·•:]\s+|:\s/).filter(isName);
  const [name] = parts.toSorted((a, b) => specificWords(b).length - specificWords(a).length);
  if (name === undefined) return undefined;
  const trimmed = name.replace(/^[^\p{L}\d]+|[^\p{L}\d.)]+$/gu, '').slice(0, MAX_LENGTH);
  return trimmed === trimmed.toUpperCase() ? toTitleCase(trimmed, new Map()) : trimmed;
}

function isName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length <= MAX_WORDS && !/\d{3}|@|www|[!?]/.test(text) && specificWords(text).length > 0;
}

/** The words of a title that are not those of any price list. */
export function specificWords(text: string): string[] {
  const words = normalizeText(text).match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => !TITLE_WORDS.has(word) && !HEADER_WORDS.has(word));
}
