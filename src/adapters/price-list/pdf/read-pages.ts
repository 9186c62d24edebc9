import { getResolvedPDFJS } from 'unpdf';
import type { RuledLine, TextItem, TextPage } from '#price-list/page/text-page.ts';
import { MAX_ITEMS } from '../list-size.ts';
import type { UnreadableReason } from '../unreadable.ts';
import { readRuledLines } from './ruled-lines.ts';
import { hasValidChecksums } from './stream-checksums.ts';

export type PagesResult = { ok: true; pages: TextPage[] } | { ok: false; reason: UnreadableReason };

export const MAX_PAGES = 120;
/** In characters; no line of a list is longer. */
const MAX_TEXT_LENGTH = 1000;

type Pdfjs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type PdfDocument = Awaited<ReturnType<Pdfjs['getDocument']>['promise']>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** The text of a PDF with its positions. Time and memory are limited by read-price-list.ts, which runs it in a child process. */
export async function readPages(bytes: Uint8Array, onPage = () => {}): Promise<PagesResult> {
  if (!hasValidChecksums(bytes)) return { ok: false, reason: 'damaged' };
  const pdfjs = await getResolvedPDFJS();
  const loading = pdfjs.getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    // No image is decoded.
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

/** In quarter turns. */
const MOST_SLANT = 0.05;
/** In points. */
const LARGEST_SLANTED = 16;

async function toTextPage(page: PdfPage, pdfjs: Pdfjs): Promise<TextPage> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const { strikes, rules } = await readRuledLines(page, { pdfjs, transform: viewport.transform });
  const texts = items.flatMap((item): TextItem[] => {
    if (!('str' in item) || item.str.trim() === '' || item.str.length > MAX_TEXT_LENGTH) return [];
    const [a = 1, b = 0, , , x = 0, y = 0] = pdfjs.Util.transform(viewport.transform, item.transform);
    const turns = Math.atan2(b, a) / (Math.PI / 2);
    const isSlanted = Math.abs(turns - Math.round(turns)) > MOST_SLANT;
    // Large slanted text is a watermark, small one stands over a column.
    if (isSlanted && Math.hypot(a, b) > LARGEST_SLANTED) return [];
    const turn = isSlanted ? Math.sign(turns) : Math.round(turns);
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

/** Splits a text into runs of struck and other words. */
function splitStruckWords(item: PlacedText, strikes: readonly RuledLine[]): (PlacedText & { struck: boolean })[] {
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
  // A currency sign counts as struck when its number is.
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

/** Whether a line goes through the height of the letters over most of the text. */
function isStruckThrough(
  strike: RuledLine,
  { x, y, width, size }: Pick<TextItem, 'x' | 'y' | 'width' | 'size'>,
): boolean {
  const height = y - strike.at;
  const covered = Math.min(strike.to, x + width) - Math.max(strike.from, x);
  const longer = strike.to - strike.from > 1.6 * width + size;
  return height > 0.12 * size && height < 0.62 * size && covered > 0.7 * width && !longer;
}
