import { type Mesh, patch } from '../../model/mesh.ts';
import { smooth } from '../../model/vector.ts';

type Pillow = {
  width: number;
  height: number;
  thick: number;
  /** Shares of the width or height that are pressed flat at the left and right, and at the top and bottom. */
  flatX: number;
  flatY: number;
  /** Depth of the folds that run inwards from the pressed ends. */
  folds?: number;
};

/** A sealed bag of film lying on the floor, its print upwards; `above` false gives the underside. */
export function pillow({ width, height, thick, flatX, flatY, folds = 0.012 }: Pillow, above = true): Mesh {
  return patch({
    columns: 90,
    rows: 60,
    at: (u, v) => {
      const [inX, inY] = [rise(u, flatX), rise(v, flatY)];
      const body = inX * inY;
      const crease =
        flatX > flatY
          ? Math.sin(v * 38) * (1 - inX) * smooth(flatX, flatX * 1.6, Math.min(u, 1 - u))
          : Math.sin(u * 38) * (1 - inY) * smooth(flatY, flatY * 1.6, Math.min(v, 1 - v));
      const lift = (thick / 2) * body + folds * crease;
      const y = thick / 2 + (above ? 1 : -1) * (lift + 0.002);
      return [(above ? u - 0.5 : 0.5 - u) * width, Math.max(0.001, y), (v - 0.5) * height];
    },
  });
}

/** 0 on the pressed edge, 1 in the middle, round between. */
function rise(t: number, flat: number): number {
  const inside = Math.max(0, Math.min(t, 1 - t) - flat) / (0.5 - flat);
  return (1 - (1 - inside) ** 2.6) ** 0.6;
}
