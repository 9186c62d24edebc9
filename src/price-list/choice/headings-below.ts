import type { CatalogueTerms } from '../headings/catalogue-terms.ts';
import { brandOfHeading } from '../headings/heading.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import type { ListPiece } from '../readers/list-piece.ts';
import { ENOUGH, MOST } from '../shares.ts';

/**
 * Moves brands above their products where they stand below: all of them, as at the foot of cards, or one below most of
 * many products. Undefined where they do not.
 */
export function withHeadingsAbove(pieces: readonly ListPiece[], terms: CatalogueTerms): ListPiece[] | undefined {
  const isBrand = (piece: ListPiece) => piece.kind === 'heading' && brandOfHeading(piece.text, terms) !== undefined;
  const [first, last] = [pieces.findIndex(isBrand), pieces.findLastIndex(isBrand)];
  if (first < 0 || pieces.findIndex(isRecord) > first) return undefined;
  if (pieces.findLastIndex(isRecord) > last && !areBelowMost(pieces, isBrand)) return undefined;
  const groups = groupAdjacent(pieces, (_, above) => !isBrand(above));
  return groups.flatMap((group) => {
    const brand = group.at(-1);
    const at = group.findIndex(isRecord);
    return brand && isBrand(brand) && at >= 0 ? [...group.slice(0, at), brand, ...group.slice(at, -1)] : group;
  });
}

const isRecord = ({ kind }: ListPiece) => kind === 'record';

/** In a short list brands above may be taken for those below, one product further. */
function areBelowMost(pieces: readonly ListPiece[], isBrand: (piece: ListPiece) => boolean): boolean {
  const products = pieces.filter(isRecord).length;
  const [above, brand] = [pieces[pieces.findIndex(isRecord) - 1], pieces.find(isBrand)];
  const isAbove = above?.kind === 'heading' && brand?.kind === 'heading' && above.style === brand.style;
  return products >= ENOUGH && pieces.filter(isBrand).length > MOST * products && !isAbove;
}
