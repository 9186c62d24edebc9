import type { TextPage } from '#price-list/page/text-page.ts';
import { fileKind } from './file-kind.ts';
import type { Grid } from './grid/grid.ts';
import { toGridPages } from './grid/grid-page.ts';
import { createListMeter, MAX_CHARACTERS } from './list-size.ts';
import { type PagesResult, readPages } from './pdf/read-pages.ts';
import { readWorkbook } from './spreadsheet/read-workbook.ts';
import { decodeText } from './text/decode-text.ts';
import { findDelimiter, parseDelimited } from './text/delimited-text.ts';
import { toMessagePages } from './text/message-page.ts';
import { UnreadableError } from './unreadable.ts';

/** A scanned list may still have a page number that is text. */
const MIN_CHARACTERS = 8;

/**
 * The pages of a list in any form: a PDF as it is, a spreadsheet or text as it would be printed. `onPage` is called for
 * each page.
 */
export async function readListFile(bytes: Uint8Array, onPage = () => {}): Promise<PagesResult> {
  const kind = fileKind(bytes);
  if (kind !== 'pdf' && kind !== 'zip' && kind !== 'text') return { ok: false, reason: kind };
  const read = kind === 'pdf' ? await readPages(bytes, onPage) : readDrawnPages(bytes, { kind, onPage });
  if (!read.ok) return read;
  const characters = read.pages.reduce((sum, page) => sum + countCharacters(page), 0);
  if (characters < MIN_CHARACTERS) return { ok: false, reason: kind === 'pdf' ? 'no-text' : 'empty' };
  return characters > MAX_CHARACTERS ? { ok: false, reason: 'too-much' } : read;
}

type DrawOptions = { kind: 'zip' | 'text'; onPage: () => void };

function readDrawnPages(bytes: Uint8Array, { kind, onPage }: DrawOptions): PagesResult {
  try {
    const pages = kind === 'zip' ? sheetPages(readWorkbook(bytes, createListMeter())) : textPages(bytes);
    for (const _ of pages) onPage();
    return { ok: true, pages };
  } catch (error) {
    if (error instanceof UnreadableError) return { ok: false, reason: error.reason };
    throw error;
  }
}

function sheetPages(grids: readonly Grid[]): TextPage[] {
  return grids.flatMap((grid, sheet) => toGridPages(grid).map((page) => ({ ...page, sheet })));
}

function textPages(bytes: Uint8Array): TextPage[] {
  const text = decodeText(bytes);
  const delimiter = findDelimiter(text);
  const count = createListMeter();
  return delimiter === undefined ? toMessagePages(text, count) : sheetPages([parseDelimited(text, delimiter, count)]);
}

function countCharacters({ items }: TextPage): number {
  return items.reduce((sum, { text }) => sum + text.length, 0);
}
