/** Outlines of one cut: 1000 units to the em, y downwards, baseline at 0. `kerning` reads 'AV-52 AT-40 …'. */
export type Typeface = {
  name: string;
  capHeight: number;
  kerning: string;
  glyphs: Partial<Record<string, { w: number; d: string }>>;
};

const pairsOf = new WeakMap<Typeface, Map<string, number>>();

/** How much closer two letters stand than their widths say, in units. */
export function kerningOf(face: Typeface, pair: string): number {
  const known =
    pairsOf.get(face) ?? new Map(face.kerning.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]));
  pairsOf.set(face, known);
  return known.get(pair) ?? 0;
}
