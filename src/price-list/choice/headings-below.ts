import type { CatalogueTerms } from '../headings/catalogue-terms.ts';
import { brandOfHeading } from '../headings/heading.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';
import type { ListPiece } from '../readers/list-piece.ts';

/** Moves brands above their products where all stand below, as at the foot of cards; undefined where they do not. */
export function withHeadingsAbove(pieces: readonly ListPiece[], terms: CatalogueTerms): ListPiece[] | undefined {
  const isBrand = (piece: ListPiece) => piece.kind === 'heading' && brandOfHeading(piece.text, terms) !== undefined;
  const isRecord = ({ kind }: ListPiece) => kind === 'record';
  const [first, last] = [pieces.findIndex(isBrand), pieces.findLastIndex(isBrand)];
  if (first < 0 || pieces.findIndex(isRecord) > first || pieces.findLastIndex(isRecord) > last) return undefined;
  const groups = groupAdjacent(pieces, (_, above) => !isBrand(above));
  return groups.flatMap((group) => {
    const brand = group.at(-1);
    return brand && isBrand(brand) ? [brand, ...group.slice(0, -1)] : group;
  });
}
