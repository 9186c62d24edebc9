import { getResolvedPDFJS } from 'unpdf';
import type { Rule, TextItem, TextPage } from '#price-list/page/text-page.ts';
import { readRuledLines } from './ruled-lines.ts';
import { hasValidChecksums } from './stream-checksums.ts';

/** Why a file cannot be read as a price list. */
export type UnreadableReason = 'not-pdf' | 'encrypted' | 'broken' | 'damaged' | 'pages' | 'no-text' | 'too-much';

export type PagesResult = { ok: true; pages: TextPage[] } | { ok: false; reason: UnreadableReason };

export const MAX_PAGES = 120;
/** Pieces of text in a whole list: some hundred times what a large one has. */
const MAX_ITEMS = 150_000;

/** No line of a list is longer, in letters. */
const MAX_TEXT_LENGTH = 1000;

type Pdfjs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type Document = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>;
type Page = Awaited<ReturnType<Document['getPage']>>;

/**
 * The text of a PDF and where it stands; `onPage` is called after each page. Runs for as long and takes as much memory as
 * the file makes it: see reader.ts.
 */
export async function readPages(bytes: Uint8Array, onPage = () => {}): Promise<PagesResult> {
  if (!looksLikePdf(bytes)) return { ok: false, reason: 'not-pdf' };
  if (!hasValidChecksums(bytes)) return { ok: false, reason: 'damaged' };
  const pdfjs = await getResolvedPDFJS();
  const loading = pdfjs.getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    // Pictures are no part of a price list: none is decoded.
    maxImageSize: 0,
    verbosity: 0,
  });
  try {
    const document = await loading.promise;
    if (document.numPages > MAX_PAGES) return { ok: false, reason: 'pages' };
    const pages: TextPage[] = [];
    let items = 0;
    for (let number = 1; number <= document.numPages; number++) {
      const page = await toTextPage(await document.getPage(number), pdfjs);
      items += page.items.length;
      if (items > MAX_ITEMS) return { ok: false, reason: 'too-much' };
      pages.push(page);
      onPage();
    }
    return pages.some((page) => page.items.length > 0) ? { ok: true, pages } : { ok: false, reason: 'no-text' };
  } catch (error) {
    return { ok: false, reason: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken' };
  } finally {
    await loading.destroy();
  }
}

/** The mark of a PDF stands within its first kilobyte. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-');
}

async function toTextPage(page: Page, pdfjs: Pdfjs): Promise<TextPage> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const { strikes, rules } = await readRuledLines(page, { pdfjs, transform: viewport.transform });
  const texts = items.flatMap((item): TextItem[] => {
    if (!('str' in item) || item.str.trim() === '' || item.str.length > MAX_TEXT_LENGTH) return [];
    const [a = 1, b = 0, , , x = 0, y = 0] = pdfjs.Util.transform(viewport.transform, item.transform);
    const turn = Math.round(Math.atan2(b, a) / (Math.PI / 2));
    // What is written aslant is a watermark.
    if (Math.abs(Math.atan2(b, a) / (Math.PI / 2) - turn) > 0.05) return [];
    const placed = {
      text: item.str,
      x,
      y,
      width: item.width,
      size: item.height || Math.hypot(a, b),
      font: item.fontName,
    };
    if (turn !== 0) return [{ ...placed, turn: toQuarterTurn(turn) }];
    return splitStruckWords(placed, strikes).map((part) => ({ ...part, turn: 0 }));
  });
  page.cleanup();
  return { width: viewport.width, height: viewport.height, items: texts, rules };
}

function toQuarterTurn(turn: number): TextItem['turn'] {
  const turns = [0, 1, 2, 3] as const;
  return turns[(turn + 4) % 4] ?? 0;
}

type PlacedText = Omit<TextItem, 'turn' | 'struck'>;

/** The words of a text under a line that goes through some of them, apart from the others. */
function splitStruckWords(item: PlacedText, strikes: readonly Rule[]): (PlacedText & { struck: boolean })[] {
  if (strikes.some((strike) => isStruckThrough(strike, item))) return [{ ...item, struck: true }];
  const words = [...item.text.matchAll(/\S+/g)];
  const letter = item.width / item.text.length;
  const placed = words.map(({ 0: text, index }) => ({
    ...item,
    text,
    x: item.x + index * letter,
    width: text.length * letter,
  }));
  const through = placed.map((word) => strikes.some((strike) => isStruckThrough(strike, word)));
  // Of a price the sign is struck with its number.
  const struckAt = (index: number) =>
    through[index] === true || (placed[index]?.text === '$' && through[index + 1] === true);
  const runs: (PlacedText & { struck: boolean })[] = [];
  for (const [index, word] of placed.entries()) {
    const last = runs.at(-1);
    const struck = struckAt(index);
    if (last?.struck !== struck) runs.push({ ...word, struck });
    else runs[runs.length - 1] = { ...last, text: `${last.text} ${word.text}`, width: word.x + word.width - last.x };
  }
  return runs;
}

/** A line between foot and head of the letters, over most of the text. */
function isStruckThrough(strike: Rule, { x, y, width, size }: Pick<TextItem, 'x' | 'y' | 'width' | 'size'>): boolean {
  const height = y - strike.at;
  const covered = Math.min(strike.to, x + width) - Math.max(strike.from, x);
  const longer = strike.to - strike.from > 1.6 * width + size;
  return height > 0.12 * size && height < 0.62 * size && covered > 0.7 * width && !longer;
}
