import type { CatalogueTerms } from '../headings/catalogue-terms.ts';
import { brandOfHeading } from '../headings/heading.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import type { ListPiece } from '../readers/list-piece.ts';
import { MOST } from '../shares.ts';

/**
 * Moves brands above their products where they stand below: all of them, as at the foot of cards, or nearly one for each
 * product. Undefined where they do not.
 */
export function withHeadingsAbove(pieces: readonly ListPiece[], terms: CatalogueTerms): ListPiece[] | undefined {
  const isBrand = (piece: ListPiece) => piece.kind === 'heading' && brandOfHeading(piece.text, terms) !== undefined;
  const isRecord = ({ kind }: ListPiece) => kind === 'record';
  const [first, last] = [pieces.findIndex(isBrand), pieces.findLastIndex(isBrand)];
  if (first < 0 || pieces.findIndex(isRecord) > first) return undefined;
  const areMost = pieces.filter(isBrand).length > MOST * pieces.filter(isRecord).length;
  if (pieces.findLastIndex(isRecord) > last && !areMost) return undefined;
  const groups = groupAdjacent(pieces, (_, above) => !isBrand(above));
  return groups.flatMap((group) => {
    const brand = group.at(-1);
    const at = group.findIndex(isRecord);
    return brand && isBrand(brand) && at >= 0 ? [...group.slice(0, at), brand, ...group.slice(at, -1)] : group;
  });
}
