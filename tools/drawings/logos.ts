import type { DemoBrand } from '#demo/catalogue/types.ts';
import { emblem } from './art/emblem.ts';
import { moved, type Svg, svgDocument } from './art/svg.ts';
import { headline } from './art/type.ts';
import { typographyOf } from './art/typography.ts';
import { contrast } from './model/color.ts';

const [WIDTH, HEIGHT] = [800, 400];

/** A brand's logo on nothing, for a white ground: its sign over its name, or before it when the name is short. */
export function logoOf(brand: DemoBrand): Svg {
  const voice = typographyOf(brand);
  const { accent, base, label, ink } = brand.colors;
  const dark = [base, label, ink].find((color) => contrast(color, '#ffffff') >= 4.5) ?? '#17181c';
  const sign = [accent, base, dark].find((color) => contrast(color, '#ffffff') >= 2.2) ?? dark;
  const beside = voice.written.length <= 7;
  const name = beside
    ? headline({ text: voice.written, ...voice.name, x: 236, top: 152, most: 104, width: 530, fill: dark })
    : headline({
        text: voice.written,
        ...voice.name,
        x: WIDTH / 2,
        top: 248,
        most: 92,
        width: 700,
        fill: dark,
        anchor: 'middle',
      });
  const badge = beside ? { x: 124, y: 152 + name.cap / 2, size: 1.9 } : { x: WIDTH / 2, y: 122, size: 1.85 };
  return svgDocument({ width: WIDTH, height: HEIGHT }, moved(emblem(brand.link, sign), badge) + name.svg);
}
