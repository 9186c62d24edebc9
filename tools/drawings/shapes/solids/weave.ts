import { blurred, box, line, type Svg, svgDocument } from '../../art/svg.ts';
import { rasterise, type Texture } from '../../model/texture.ts';

const kept = new Map<string, Promise<Texture>>();

function once(name: string, make: () => Svg, side = 64): Promise<Texture> {
  const known = kept.get(name) ?? rasterise(svgDocument({ width: side, height: side }, make()));
  kept.set(name, known);
  return known;
}

const ground = (side = 64) => box({ x: 0, y: 0, width: side, height: side, fill: '#808080' });

/** Heights of surfaces that repeat. */
export const weave = {
  canvas: () =>
    once(
      'canvas',
      () =>
        ground() +
        blurred(
          [0, 32]
            .map(
              (x) =>
                box({ x, y: 0, width: 16, height: 32, fill: '#ffffff' }) +
                box({ x: x + 16, y: 32, width: 16, height: 32, fill: '#ffffff' }),
            )
            .join(''),
          4,
        ),
    ),
  webbing: () =>
    once(
      'webbing',
      () =>
        ground() +
        blurred(
          Array.from({ length: 4 }, (_, index) =>
            line(`M${index * 16 - 8} 0 L${index * 16 + 8} 32 L${index * 16 - 8} 64`, { color: '#ffffff', width: 7 }),
          ).join(''),
          2,
        ),
    ),
  leather: () =>
    once(
      'leather',
      () =>
        `<filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="turbulence" baseFrequency="0.06" numOctaves="3" stitchTiles="stitch" seed="4"/><feColorMatrix values="0.9 0 0 0 0.1 0.9 0 0 0 0.1 0.9 0 0 0 0.1 0 0 0 0 1"/></filter><rect width="128" height="128" filter="url(#n)"/>`,
      128,
    ),
  foam: () =>
    once(
      'foam',
      () =>
        `<filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.25" numOctaves="2" stitchTiles="stitch" seed="9"/><feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1"/></filter><rect width="128" height="128" filter="url(#n)"/>`,
      128,
    ),
  powder: () =>
    once(
      'powder',
      () =>
        `<filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.11" numOctaves="4" stitchTiles="stitch" seed="2"/><feColorMatrix values="1.4 0 0 0 -0.2 1.4 0 0 0 -0.2 1.4 0 0 0 -0.2 0 0 0 0 1"/></filter><rect width="256" height="256" filter="url(#n)"/>`,
      256,
    ),
  mesh: () =>
    once(
      'mesh',
      () =>
        box({ x: 0, y: 0, width: 64, height: 64, fill: '#ffffff' }) +
        blurred(
          [
            [16, 16],
            [48, 48],
          ]
            .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="11" ry="11" fill="#000"/>`)
            .join(''),
          2,
        ),
    ),
} as const;
