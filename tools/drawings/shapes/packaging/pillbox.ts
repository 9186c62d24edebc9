import { svgDocument } from '../../art/svg.ts';
import { headline } from '../../art/type.ts';
import { faces } from '../../letters/faces.ts';
import { text } from '../../letters/text.ts';
import type { Part } from '../../model/geometry.ts';
import { transform } from '../../model/mesh.ts';
import { rasterise } from '../../model/texture.ts';
import { capsule } from '../contents/capsules.ts';
import type { Equipment } from '../equipment/gear.ts';
import { slab } from '../solids/slab.ts';
import { strip } from '../solids/sweep.ts';

/** Seven compartments in a row, one for each day, under clear lids. */
export const pillbox: Equipment = async (gear) => {
  const days = ['D', 'L', 'M', 'M', 'J', 'V', 'S'];
  const wide = 0.25;
  const whole = wide * days.length;
  const tray = Object.values(slab({ width: whole + 0.03, height: 0.16, depth: 0.36, soft: 0.03 })).map(
    (mesh): Part => ({ mesh, material: { color: gear.color, roughness: 0.35, mirror: 0.045 } }),
  );
  const compartments = days.map(async (day, index): Promise<Part[]> => {
    const x = (index - 3) * wide;
    const letter = await rasterise(
      svgDocument(
        { width: 200, height: 200 },
        text({ text: day, face: faces.bold, size: 150, x: 100, y: 154, fill: '#1b4e8c', anchor: 'middle' }),
      ),
    );
    const cover = slab({ width: wide - 0.018, height: 0.09, depth: 0.32, soft: 0.025 });
    const pills = Array.from({ length: 3 }, (_, pill) =>
      capsule({
        at: [x - 0.06 + pill * 0.06, 0.19, -0.06 + ((pill * 7 + index * 3) % 5) * 0.03],
        turn: [90, 40 * pill + index * 50, 0],
        size: 0.075,
        colors: ['#e8a13a', '#c8d8e6'],
      }),
    ).flat();
    return [
      ...pills,
      ...Object.values(cover).map(
        (mesh): Part => ({
          mesh: transform(mesh, { move: [x, 0.155, 0] }),
          material: { color: '#dbe9f2', roughness: 0.12, mirror: 0.06, clear: 0.7 },
        }),
      ),
      {
        mesh: strip({
          path: (t) => [x + (t - 0.5) * 0.16, 0.2475, 0.02],
          from: 0,
          to: 1,
          wide: 0.16,
          away: 0,
          lean: [0, 0, -1],
        }),
        material: { color: '#1b4e8c', roughness: 0.5, print: letter },
      },
    ];
  });
  const { typography: voice } = gear.label;
  const name = await rasterise(
    svgDocument(
      { width: 900, height: 160 },
      headline({
        text: voice.written,
        ...voice.name,
        x: 450,
        top: 34,
        most: 80,
        width: 800,
        fill: '#3b2a00',
        anchor: 'middle',
      }).svg,
    ),
  );
  const front: Part = {
    mesh: strip({ path: (t) => [(t - 0.5) * 0.55, 0.08, 0.182], from: 0, to: 1, wide: 0.1, away: 0 }),
    material: { color: '#3b2a00', roughness: 0.5, print: name },
  };
  return [...tray, ...(await Promise.all(compartments)).flat(), front];
};
