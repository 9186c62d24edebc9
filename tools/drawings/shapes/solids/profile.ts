/** A corner of an outline: distance from the axis, height, and the radius that rounds it off. */
export type Corner = readonly [radius: number, height: number, rounding?: number];

type Point = readonly [number, number];

const ARC_STEPS = 7;

/** The outline as points, its corners rounded. */
export function rounded(corners: readonly Corner[]): Point[] {
  return corners.flatMap(([x, y, rounding = 0], index): Point[] => {
    const [before, after] = [corners[index - 1], corners[index + 1]];
    if (!before || !after || rounding === 0) return [[x, y]];
    const [from, to] = [towards([x, y], before, rounding), towards([x, y], after, rounding)];
    return Array.from({ length: ARC_STEPS + 1 }, (_, step): Point => {
      const t = step / ARC_STEPS;
      const bend = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
      return [bend(from[0], x, to[0]), bend(from[1], y, to[1])];
    });
  });
}

function towards(from: Point, to: readonly [number, number, number?], reach: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const t = Math.min(0.5, reach / (Math.hypot(dx, dy) || 1));
  return [from[0] + dx * t, from[1] + dy * t];
}
