import { blurred, type Svg, svgDocument } from '../../art/svg.ts';
import { type Mesh, patch } from '../../model/mesh.ts';
import { rasterise, type Texture } from '../../model/texture.ts';
import { clamp } from '../../model/vector.ts';

/** Units of the drawings of things that lie flat: 1000 by 1000. */
export const FLAT = 1000;
const CELLS = 250;

type Relief = {
  /** What is cloth, drawn in any grey: lighter stands higher. */
  body: Svg;
  /** How far from the edge the cloth has reached its height, in units of the drawing. */
  soft: number;
  thick: number;
};

/** A thing of cloth lying on the floor, about one unit wide, puffed up from a flat drawing, and the outline to cut it by. */
export async function relief({ body, soft, thick }: Relief): Promise<{ mesh: Mesh; outline: Texture }> {
  const [outline, heights] = await Promise.all([
    rasterise(svgDocument({ width: FLAT, height: FLAT }, body)),
    rasterise(
      svgDocument(
        { width: CELLS, height: CELLS, view: [FLAT, FLAT] },
        `<rect width="1000" height="1000"/>${blurred(body, soft)}`,
      ),
    ),
  ]);
  const grid = smoothed(
    Float32Array.from({ length: CELLS * CELLS }, (_, cell) => (heights.pixels[cell * 4] ?? 0) / 255),
  );
  const height = (u: number, v: number) => Math.max(0, heightAt(grid, u, v) - 0.34) ** 0.7 * thick;
  return { outline, mesh: patch({ columns: 180, rows: 180, at: (u, v) => [u - 0.5, 0.004 + height(u, v), v - 0.5] }) };
}

function heightAt(grid: Float32Array, u: number, v: number): number {
  const [x, y] = [clamp(u * CELLS - 0.5, 0, CELLS - 1.001), clamp(v * CELLS - 0.5, 0, CELLS - 1.001)];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (dx: number, dy: number) => grid[(top + dy) * CELLS + left + dx] ?? 0;
  const above = at(0, 0) * (1 - x + left) + at(1, 0) * (x - left);
  const below = at(0, 1) * (1 - x + left) + at(1, 1) * (x - left);
  return above * (1 - y + top) + below * (y - top);
}

/** Bytes come in steps; slopes must not. */
function smoothed(grid: Float32Array): Float32Array {
  return [1, CELLS, 1, CELLS].reduce(
    (values, step) =>
      values.map(
        (value, cell) =>
          (value * 2 +
            (values[cell - step] ?? 0) +
            (values[cell + step] ?? 0) +
            (values[cell - step * 2] ?? 0) +
            (values[cell + step * 2] ?? 0)) /
          6,
      ),
    grid,
  );
}
