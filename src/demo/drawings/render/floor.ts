import { gather, type Lighting } from './bake.ts';
import { type Camera, ray } from './camera.ts';
import { lightOf } from './color.ts';
import { clamp, smooth, type Vector } from './vector.ts';

const CELLS = 260;
const REACH = 4;
const UP: Vector = [0, 1, 0];

/** How much of its light the floor keeps under and around the things, channel by channel. */
export type Floor = { color: Vector; left: number; front: number; side: number; kept: Float32Array };

export function floorOf({ sphere, beams, studio }: Lighting): Floor {
  const side = sphere.radius * 6;
  const [left, front] = [sphere.centre[0] - side / 2, sphere.centre[2] - side / 2];
  const kept = new Float32Array((CELLS + 1) * (CELLS + 1) * 3);
  const free = [0, 1, 2].map((channel) =>
    beams.reduce((sum, { from, light }) => sum + (light[channel] ?? 0) * from[1], 0),
  );
  const found = new Float32Array(4);
  for (let row = 0; row <= CELLS; row += 1) {
    for (let column = 0; column <= CELLS; column += 1) {
      const point: Vector = [left + (column / CELLS) * side, 0, front + (row / CELLS) * side];
      gather({
        lighting: { sphere, beams, studio: { ...studio, below: [0, 0, 0] } },
        point,
        normal: UP,
        out: found,
        at: 0,
      });
      for (let channel = 0; channel < 3; channel += 1) {
        kept[(row * (CELLS + 1) + column) * 3 + channel] = (found[channel] ?? 0) / (free[channel] ?? 1);
      }
    }
  }
  return { color: lightOf(studio.ground), left, front, side, kept: settled(kept) };
}

/** Single beams melt into one soft shadow that fades towards the picture's edge; where things touch the floor it stays sharp. */
function settled(kept: Float32Array): Float32Array {
  const soft = [1, 2, 3].reduce((each) => spread(spread(each, 3), (CELLS + 1) * 3), kept);
  return soft.map((value, index) => {
    const cell = Math.floor(index / 3);
    const [x, y] = [(cell % (CELLS + 1)) / CELLS - 0.5, Math.floor(cell / (CELLS + 1)) / CELLS - 0.5];
    const shadow = 1 - Math.min(value, (kept[index] ?? 1) + 0.1);
    return 1 - shadow * (1 - smooth(0.17, 0.42, Math.hypot(x, y)));
  });
}

/** The mean of each cell and `REACH` neighbours on either side, `step` numbers away. */
function spread(values: Float32Array, step: number): Float32Array {
  return values.map((value, index) => {
    let sum = value;
    for (let away = 1; away <= REACH; away += 1)
      sum += (values[index - away * step] ?? 1) + (values[index + away * step] ?? 1);
    return sum / (2 * REACH + 1);
  });
}

/** The floor's colour at a pixel, as if it had no horizon. */
export function floorAt({
  floor,
  camera,
  x,
  y,
  out,
}: {
  floor: Floor;
  camera: Camera;
  x: number;
  y: number;
  out: Float32Array;
}): void {
  const along = ray(camera, x, y);
  const reach = along[1] < -1e-4 ? -camera.eye[1] / along[1] : 0;
  const [px, pz] = [camera.eye[0] + along[0] * reach, camera.eye[2] + along[2] * reach];
  const column = ((px - floor.left) / floor.side) * CELLS;
  const row = ((pz - floor.front) / floor.side) * CELLS;
  const inside = reach > 0 && column >= 0 && row >= 0 && column < CELLS && row < CELLS;
  for (let channel = 0; channel < 3; channel += 1) {
    out[channel] = (floor.color[channel] ?? 0) * (inside ? keptAt({ floor, column, row, channel }) : 1);
  }
}

function keptAt({
  floor: { kept },
  column,
  row,
  channel,
}: {
  floor: Floor;
  column: number;
  row: number;
  channel: number;
}): number {
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [fx, fy] = [column - left, row - top];
  const at = (dx: number, dy: number) => kept[((top + dy) * (CELLS + 1) + left + dx) * 3 + channel] ?? 1;
  return clamp((at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy);
}
