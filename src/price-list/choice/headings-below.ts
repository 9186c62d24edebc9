import type { CatalogueTerms } from '../headings/catalogue-terms.ts';
import { brandOfHeading } from '../headings/heading.ts';
import type { ListPiece } from '../readers/list-piece.ts';

/**
 * The pieces of a list whose brands stand below their products, as at the foot of cards, each above them; undefined unless
 * products come before the first brand and a brand after the last product.
 */
export function withHeadingsAbove(pieces: readonly ListPiece[], terms: CatalogueTerms): ListPiece[] | undefined {
  const isBrand = (piece: ListPiece) => piece.kind === 'heading' && brandOfHeading(piece.text, terms) !== undefined;
  const isRecord = ({ kind }: ListPiece) => kind === 'record';
  const [first, last] = [pieces.findIndex(isBrand), pieces.findLastIndex(isBrand)];
  if (first < 0 || pieces.findIndex(isRecord) > first || pieces.findLastIndex(isRecord) > last) return undefined;
  const moved: ListPiece[] = [];
  let above: ListPiece[] = [];
  for (const piece of pieces) {
    if (!isBrand(piece)) above.push(piece);
    else {
      moved.push(piece, ...above);
      above = [];
    }
  }
  return [...moved, ...above];
}
