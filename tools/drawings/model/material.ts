import type { Texture } from './texture.ts';

export type Material = {
  /** '#rrggbb' where the texture is transparent or there is none. */
  color: string;
  texture?: Texture;
  /** 0 mirrors like glass, 1 is chalk. */
  roughness: number;
  /** How much is mirrored when looked at straight, 0.04 for plastic. */
  mirror?: number;
  /** 1 for metal: nothing but reflections, in its own colour. */
  metal?: number;
  /** A grey texture taken for heights; `depth` in units of the scene between black and white. */
  bump?: { texture: Texture; depth: number; repeat?: readonly [number, number] };
  /** A print close above another surface: its own texture, cut out, without a shadow. */
  print?: Texture;
  /** Cuts away where this texture is transparent. */
  cutout?: Texture;
  /** Light that passes straight through, 0 to 1, tinted by the colour: bottles and shakers. */
  clear?: number;
};
