import { FRONT, type Layout } from './label.ts';
import { beast } from './labels/beast.ts';
import { block } from './labels/block.ts';
import { botanic } from './labels/botanic.ts';
import { burst } from './labels/burst.ts';
import { duo } from './labels/duo.ts';
import { neon } from './labels/neon.ts';
import { pharma } from './labels/pharma.ts';
import { ridge } from './labels/ridge.ts';
import { slash } from './labels/slash.ts';
import { sprout } from './labels/sprout.ts';
import { stamp } from './labels/stamp.ts';
import { swiss } from './labels/swiss.ts';
import { wave } from './labels/wave.ts';
import { moved } from './svg.ts';

/** A layout and the height below which its parts would collide. */
const layouts: Record<string, readonly [layout: Layout, least: number]> = {
  talampa: [block, 300],
  ferroz: [slash, 320],
  kalden: [stamp, 600],
  nandubay: [botanic, 560],
  zondera: [wave, 500],
  brotal: [sprout, 500],
  pulxar: [neon, 480],
  kravel: [swiss, 380],
  pumalen: [beast, 360],
  austrovit: [pharma, 420],
  rumbral: [duo, 520],
  crocalia: [burst, 480],
  'doble-cumbre': [ridge, 430],
};

/** How a brand arranges its labels; on a label too low for it everything becomes smaller. */
export function layoutOf(link: string): Layout {
  const [layout, least] = layouts[link] ?? [block, 300];
  return (label, { height, from, to }) => {
    if (height >= least) return layout(label, { height, from, to });
    const size = height / least;
    const middle = FRONT / 2;
    const flat = (x: number) => middle + (x - middle) / size;
    const { ground, front } = layout(label, { height: least, from: flat(from), to: flat(to) });
    const place = { x: middle * (1 - size), size };
    return { ground: moved(ground, place), front: moved(front, place) };
  };
}
