import { splitUnavailable } from '../amounts/no-price.ts';
import type { Catalogue } from '../headings/catalogue-terms.ts';
import { styleOf, textOf } from '../layout/printed-line.ts';
import type { PageRegion } from '../layout/regions.ts';
import type { ListPiece } from '../readers/list-piece.ts';
import { findLabelEnd, labelWords } from '../readers/price-labels.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { createCorrectionTest } from './price-sentences.ts';
import { SentenceReader } from './sentence-reader.ts';
import { toParagraphs } from './text-paragraphs.ts';

/** Products that follow each other in sentences: 'DELTA: Whey 1 kg $ 30.000 / 3 kg $ 80.000, Creatina falta.' */
export function readText(regions: readonly PageRegion[], terms: Catalogue): ListPiece[] {
  const lines = regions.flatMap((region) => region.lines);
  const labels = findLabelEnd(lines);
  const reader = new SentenceReader(terms, createCorrectionTest(lines));
  for (const { kind, words, over = false } of toParagraphs(regions, terms)) {
    if (kind === 'note') reader.addNote(textOf(words).replace(/^\p{L}+:\s/u, ''));
    if (kind === 'unavailable') reader.withdraw(splitUnavailable(normalizeText(textOf(words)))?.before ?? '');
    if (kind === 'lacked') reader.addLacked(textOf(words));
    if (kind === 'aside') reader.addAside(textOf(words));
    if (kind === 'heading') reader.addHeading({ kind, text: textOf(words), style: styleOf({ words }), over });
    if (kind === 'text') reader.readParagraph(labelWords(words, labels));
  }
  return reader.pieces;
}
