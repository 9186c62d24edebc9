import { emblem } from '../../art/emblem.ts';
import { line, moved, type Svg, shape, svgDocument } from '../../art/svg.ts';
import { headline } from '../../art/type.ts';
import { contrast, darker, lighter, luminance } from '../../model/color.ts';
import { rasterise } from '../../model/texture.ts';
import { FLAT, relief } from '../solids/relief.ts';
import { weave } from '../solids/weave.ts';
import { type Equipment, type Gear, markColor } from './gear.ts';

type Cut = { body: string; neck: string; back: string; hems: string; folds: readonly string[] };

const tee: Cut = {
  body: 'M378 96 C430 150 570 150 622 96 L748 136 C800 156 836 196 858 240 L948 418 L812 480 L752 372 C748 560 756 760 764 936 C660 956 340 956 236 936 C244 760 252 560 248 372 L188 480 L52 418 L142 240 C164 196 200 156 252 136 Z',
  neck: 'M378 96 C430 158 570 158 622 96 L648 104 C584 190 416 190 352 104 Z',
  back: 'M378 96 C440 74 560 74 622 96 C570 150 430 150 378 96 Z',
  hems: 'M240 908 C340 928 660 928 760 908 M70 386 L206 448 M930 386 L794 448 M252 136 C238 220 244 300 248 372 M748 136 C762 220 756 300 752 372',
  folds: [
    'M250 380 C320 440 330 520 300 620',
    'M750 380 C680 440 670 520 700 620',
    'M300 700 C420 660 460 760 440 900',
    'M690 640 C620 700 600 800 630 910',
    'M420 250 C460 300 540 300 580 250',
    'M150 300 C190 330 210 370 214 420',
    'M850 300 C810 330 790 370 786 420',
    'M380 560 C440 540 520 600 500 700',
  ],
};

const tank: Cut = {
  body: 'M334 92 L400 84 C404 230 440 286 500 288 C560 286 596 230 600 84 L666 92 C660 250 690 330 752 388 C748 560 754 760 762 936 C660 956 340 956 238 936 C246 760 252 560 248 388 C310 330 340 250 334 92 Z',
  neck: 'M400 84 C404 230 440 286 500 288 C560 286 596 230 600 84 L620 86 C618 246 574 308 500 310 C426 308 382 246 380 86 Z M334 92 L354 90 C360 262 326 350 252 404 L248 388 C310 330 340 250 334 92 Z M666 92 L646 90 C640 262 674 350 748 404 L752 388 C690 330 660 250 666 92 Z',
  back: 'M400 84 C440 110 560 110 600 84 C598 190 566 250 500 252 C434 250 402 190 400 84 Z',
  hems: 'M242 908 C340 928 660 928 758 908',
  folds: [
    'M260 410 C330 470 330 540 300 640',
    'M740 410 C670 470 670 540 700 640',
    'M300 720 C420 680 460 770 440 900',
    'M690 650 C620 710 600 800 630 910',
    'M430 340 C470 380 530 380 570 340',
    'M380 580 C440 560 520 610 500 710',
  ],
};

const oversize: Cut = {
  body: 'M384 92 C432 142 568 142 616 92 L770 122 C826 142 866 176 890 226 L974 446 L812 506 L780 426 C774 590 780 760 788 922 C670 942 330 942 212 922 C220 760 226 590 220 426 L188 506 L26 446 L110 226 C134 176 174 142 230 122 Z',
  neck: 'M384 92 C432 154 568 154 616 92 L644 100 C584 186 416 186 356 100 Z',
  back: 'M384 92 C440 72 560 72 616 92 C568 142 432 142 384 92 Z',
  hems: 'M216 894 C330 914 670 914 784 894 M38 414 L202 474 M962 414 L798 474 M230 122 C214 230 218 330 220 426 M770 122 C786 230 782 330 780 426',
  folds: [
    'M224 440 C300 480 320 560 296 650',
    'M776 440 C700 480 680 560 704 650',
    'M270 700 C400 650 450 750 430 890',
    'M730 640 C640 700 610 790 640 900',
    'M120 320 C170 350 200 400 206 450',
    'M880 320 C830 350 800 400 794 450',
    'M360 540 C430 520 520 580 510 690',
  ],
};

function worn(cut: Cut, print: (gear: Gear) => Svg): Equipment {
  return async (gear) => {
    const [dark, light] = [darker(gear.color, 0.3), lighter(gear.color, 0.2)];
    const folds = cut.folds
      .map((d, index) => line(d, { color: index % 2 ? '#767676' : '#ffffff', width: 16, opacity: 0.75 }))
      .join('');
    const drape = `<clipPath id="cloth"><path d="${cut.body}"/></clipPath><path d="${cut.body}" fill="#bdbdbd"/><g clip-path="url(#cloth)">${folds}</g>`;
    const { mesh, outline } = await relief({
      body: shape(cut.back, { fill: '#7a7a7a' }) + drape,
      soft: 11,
      thick: 0.07,
    });
    const seam = luminance(gear.color) < 0.1 ? lighter(gear.color, 0.22) : dark;
    const art =
      shape(cut.body, { fill: gear.color }) +
      shape(cut.back, { fill: dark }) +
      shape(cut.neck, { fill: luminance(gear.color) < 0.1 ? light : darker(gear.color, 0.08) }) +
      line(cut.hems, { color: seam, width: 2.4, dashes: '7 4' }) +
      moved(line(cut.hems, { color: seam, width: 2.4, dashes: '7 4' }), { y: 9 }) +
      print(gear);
    const texture = await rasterise(svgDocument({ width: FLAT * 1.6, height: FLAT * 1.6, view: [FLAT, FLAT] }, art));
    return [
      {
        mesh,
        material: {
          color: gear.color,
          texture,
          cutout: outline,
          roughness: 0.9,
          mirror: 0.02,
          bump: { texture: await weave.canvas(), depth: 0.0012, repeat: [110, 110] },
        },
      },
    ];
  };
}

const name = (gear: Gear, { y, most, width }: { y: number; most: number; width: number }): Svg => {
  const { typography: voice } = gear.label;
  return headline({
    text: voice.written,
    ...voice.name,
    x: 500,
    top: y,
    most,
    width,
    fill: printColor(gear),
    anchor: 'middle',
  }).svg;
};

function printColor(gear: Gear): string {
  return contrast(gear.color, markColor(gear)) > 3
    ? markColor(gear)
    : luminance(gear.color) > 0.3
      ? '#141416'
      : '#ffffff';
}

/** A small sign over the name. */
export const dryShirt = worn(
  tee,
  (gear) =>
    moved(emblem(gear.label.brand.link, printColor(gear)), { x: 500, y: 316, size: 1.3 }) +
    name(gear, { y: 400, most: 46, width: 330 }),
);
/** The name as wide as the chest. */
export const tankTop = worn(
  tank,
  (gear) =>
    name(gear, { y: 420, most: 80, width: 400 }) +
    moved(emblem(gear.label.brand.link, printColor(gear)), { x: 500, y: 590, size: 1.5 }),
);
/** One large sign, the name small. */
export const oversizeShirt = worn(
  oversize,
  (gear) =>
    moved(emblem(gear.label.brand.link, printColor(gear)), { x: 500, y: 440, size: 3.1 }) +
    name(gear, { y: 640, most: 40, width: 300 }),
);
