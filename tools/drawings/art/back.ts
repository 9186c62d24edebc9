import { faces } from '../letters/faces.ts';
import { text } from '../letters/text.ts';
import { emblem } from './emblem.ts';
import type { Label } from './label.ts';
import { box, line, moved, type Svg } from './svg.ts';
import { headline } from './type.ts';

type Panel = { x: number; top: number; height: number };

/** The back of a label, 520 wide around x: brand, table of contents, how to use it, bar code. */
export function backPanel(label: Label, { x, top, height }: Panel): Svg {
  const { brand, typography: voice } = label;
  const paper = '#fbfaf7';
  const ink = '#17181c';
  const left = x - 240;
  const name = headline({
    text: voice.written,
    ...voice.name,
    x: left + 56,
    top: top + 30,
    most: 26,
    width: 240,
    fill: ink,
  });
  const size = text({
    text: label.size,
    face: faces.bold,
    size: 22,
    x: x + 240,
    y: top + 56,
    fill: ink,
    anchor: 'end',
  });
  const table = nutrition({
    label,
    x: left,
    y: top + 84,
    width: 480,
    rows: Math.max(4, Math.min(9, Math.floor((height - 260) / 30))),
  });
  const foot = top + height - 118;
  const advice = [
    'Conservar en lugar fresco y seco.',
    'Este producto no reemplaza',
    'una dieta equilibrada.',
    'Industria Argentina · Sin TACC',
  ];
  const notes = advice
    .map((words, index) =>
      text({ text: words, face: faces.medium, size: 17, x: left, y: foot + 22 + index * 24, fill: ink }),
    )
    .join('');
  return (
    box({ x: x - 262, y: top, width: 524, height, fill: paper, round: 10 }) +
    moved(emblem(brand.link, brand.colors.base), { x: left + 22, y: top + 44, size: 0.46 }) +
    name.svg +
    size +
    table +
    notes +
    barcode({ x: x + 70, y: foot, width: 170, height: 92 })
  );
}

const contents: readonly (readonly [what: string, amount: string, share: string])[] = [
  ['Valor energético', '121 kcal = 508 kJ', '6'],
  ['Carbohidratos', '2,8 g', '1'],
  ['Azúcares totales', '1,4 g', '-'],
  ['Proteínas', '24 g', '32'],
  ['Grasas totales', '1,5 g', '3'],
  ['Grasas saturadas', '0,9 g', '4'],
  ['Fibra alimentaria', '0,6 g', '2'],
  ['Sodio', '58 mg', '2'],
  ['Calcio', '142 mg', '14'],
];

function nutrition({ x, y, width, rows }: { label: Label; x: number; y: number; width: number; rows: number }): Svg {
  const ink = '#17181c';
  const row = 30;
  const head = text({
    text: 'Información nutricional',
    face: faces.bold,
    size: 21,
    x: x + 12,
    y: y + 25,
    fill: '#ffffff',
  });
  const share = text({
    text: '% VD',
    face: faces.bold,
    size: 17,
    x: x + width - 12,
    y: y + 24,
    fill: '#ffffff',
    anchor: 'end',
  });
  const lines = contents.slice(0, rows).map(([what, amount, percent], index) => {
    const base = y + 38 + row * (index + 1) - 9;
    const indent = what.startsWith('Azúcares') || what.startsWith('Grasas s') ? 18 : 0;
    return (
      text({ text: what, face: faces.medium, size: 18, x: x + 12 + indent, y: base, fill: ink }) +
      text({ text: amount, face: faces.medium, size: 18, x: x + width - 84, y: base, fill: ink, anchor: 'end' }) +
      text({ text: percent, face: faces.medium, size: 18, x: x + width - 14, y: base, fill: ink, anchor: 'end' }) +
      line(`M${x} ${base + 9} H${x + width}`, { color: ink, width: 1, opacity: 0.35 })
    );
  });
  const bottom = y + 38 + row * rows;
  return (
    box({ x, y, width, height: 36, fill: ink }) +
    head +
    share +
    lines.join('') +
    line(`M${x} ${y} V${bottom} M${x + width} ${y} V${bottom} M${x} ${bottom} H${x + width}`, { color: ink, width: 2 })
  );
}

function barcode({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Svg {
  const digits = '7791234560012';
  let at = 12;
  const bars: Svg[] = [];
  for (let index = 0; at < width - 14; index += 1) {
    const thick = 1.4 + ((index * 7 + Number(digits[index % 13])) % 4) * 1.3;
    bars.push(box({ x: x + at, y: y + 8, width: thick, height: height - 32, fill: '#111111' }));
    at += thick + 1.6 + ((index * 5) % 3);
  }
  return (
    box({ x, y, width, height, fill: '#ffffff' }) +
    bars.join('') +
    text({
      text: digits,
      face: faces.medium,
      size: 15,
      x: x + width / 2,
      y: y + height - 6,
      fill: '#111111',
      anchor: 'middle',
    })
  );
}
