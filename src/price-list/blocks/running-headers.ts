import { type Line, textOf } from '../page/cell.ts';

/**
 * The lines at the headers of pages that tell whose page it is: those at a place where different pages name different
 * brands, whatever else stands at that place on further pages.
 */
export function findRunningHeaders(
  margins: readonly Iterable<Line>[],
  isBrand: (text: string) => boolean,
): ReadonlySet<Line> {
  const places = Map.groupBy(
    margins.flatMap((margin) => [...margin]),
    placeOf,
  );
  const telling = [...places.values()].filter(
    (lines) => new Set(lines.map((line) => textOf(line)).filter(isBrand)).size > 1,
  );
  return new Set(telling.flat());
}

/** The same for lines at one height that are set alike. */
function placeOf({ y, cells: [first] }: Line): string {
  return `${Math.round(y / 3)} ${first?.font} ${first?.size.toFixed(1)}`;
}
