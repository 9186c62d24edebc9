import { type Camera, ray } from '../model/camera.ts';
import { hexToLinear } from '../model/color.ts';
import { clamp, smooth, type Vector } from '../model/vector.ts';
import { gatherLight, type Lighting } from './bake.ts';

const CELLS = 200;
const REACH = 3;
/** Where a shadow begins to fade and where it has gone, in shares of the grid from its middle. */
const FADES = [0.17, 0.42] as const;
const UP: Vector = [0, 1, 0];
const NOTHING: Vector = [0, 0, 0];

/** How much of its light the floor keeps under and around the things, channel by channel. */
export type Floor = { color: Vector; left: number; front: number; side: number; kept: Float32Array };

export function createFloor({ sphere, beams, studio }: Lighting): Floor {
  const side = sphere.radius * 6;
  const [left, front] = [sphere.centre[0] - side / 2, sphere.centre[2] - side / 2];
  const kept = new Float32Array((CELLS + 1) * (CELLS + 1) * 3);
  const free = [0, 1, 2].map((channel) =>
    beams.reduce((sum, { from, light }) => sum + (light[channel] ?? 0) * from[1], 0),
  );
  const found = new Float32Array(4);
  const unlit = { sphere, beams, studio: { ...studio, below: NOTHING } };
  for (let cell = 0; cell < (CELLS + 1) ** 2; cell += 1) {
    const [x, y] = [(cell % (CELLS + 1)) / CELLS, Math.floor(cell / (CELLS + 1)) / CELLS];
    if (Math.hypot(x - 0.5, y - 0.5) > FADES[1]) {
      kept.fill(1, cell * 3, cell * 3 + 3);
      continue;
    }
    gatherLight({ lighting: unlit, point: [left + x * side, 0, front + y * side], normal: UP, out: found, at: 0 });
    for (let channel = 0; channel < 3; channel += 1) {
      kept[cell * 3 + channel] = (found[channel] ?? 0) / (free[channel] ?? 1);
    }
  }
  return { color: hexToLinear(studio.ground), left, front, side, kept: settled(kept) };
}

/** Single beams melt into one soft shadow that fades towards the picture's edge; where things touch the floor it stays sharp. */
function settled(kept: Float32Array): Float32Array {
  const soft = [1, 2, 3].reduce((each) => spread(spread(each, 3), (CELLS + 1) * 3), kept);
  return soft.map((value, index) => {
    const cell = Math.floor(index / 3);
    const [x, y] = [(cell % (CELLS + 1)) / CELLS - 0.5, Math.floor(cell / (CELLS + 1)) / CELLS - 0.5];
    const shadow = 1 - Math.min(value, (kept[index] ?? 1) + 0.1);
    return 1 - shadow * (1 - smooth(FADES[0], FADES[1], Math.hypot(x, y)));
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

type Seen = { floor: Floor; camera: Camera; x: number; y: number; out: Float32Array };

/** The floor's colour at a pixel, as if it had no horizon. */
export function drawFloor({ floor, camera, x, y, out }: Seen): void {
  const along = ray(camera, x, y);
  const reach = along[1] < -1e-4 ? -camera.eye[1] / along[1] : Infinity;
  const column = ((camera.eye[0] + along[0] * reach - floor.left) / floor.side) * CELLS;
  const row = ((camera.eye[2] + along[2] * reach - floor.front) / floor.side) * CELLS;
  out.set(floor.color);
  if (Math.hypot(column - CELLS / 2, row - CELLS / 2) < CELLS * FADES[1])
    darken({ kept: floor.kept, column, row, out });
}

/** Takes away what the four cells around a place have lost. */
function darken({
  kept,
  column,
  row,
  out,
}: {
  kept: Float32Array;
  column: number;
  row: number;
  out: Float32Array;
}): void {
  const left = Math.floor(column);
  const top = Math.floor(row);
  const [fx, fy] = [column - left, row - top];
  const first = (top * (CELLS + 1) + left) * 3;
  const below = first + (CELLS + 1) * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const near = (kept[first + channel] ?? 1) * (1 - fx) + (kept[first + 3 + channel] ?? 1) * fx;
    const far = (kept[below + channel] ?? 1) * (1 - fx) + (kept[below + 3 + channel] ?? 1) * fx;
    out[channel] = (out[channel] ?? 0) * clamp(near * (1 - fy) + far * fy);
  }
}
