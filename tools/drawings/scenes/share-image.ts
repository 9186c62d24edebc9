import { loadSharp } from '#adapters/images/load-sharp.ts';
import { box, moved, shape, svgDocument } from '../art/svg.ts';
import { faces } from '../letters/faces.ts';
import { text, textWidth } from '../letters/text.ts';
import { rasterise } from '../model/texture.ts';
import { encodePng } from '../render/encode.ts';
import { type Cut, drawBanner } from './banners.ts';

/** Some chats crop the sides, so the content is in the middle. */
const cut: Cut = { width: 1200, height: 630, centre: [0.725, 0.55], fill: [0.46, 0.74] };

const name = { text: 'MOSTRADOR', face: faces.wide, size: 56 };
const left = 56;

/** The JPEG for link previews of pages without an image of their own. */
export async function drawShareImage(): Promise<Uint8Array> {
  const { width, height } = cut;
  const photograph = await drawBanner('fuerza', cut);
  const words = await encodePng(await rasterise(svgDocument({ width, height }, sign())));
  const sharp = await loadSharp();
  return sharp(photograph)
    .composite([{ input: Buffer.from(words) }])
    .flatten({ background: '#0b0b0c' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** The loaded bar and the name, as in the header, with what is sold there. */
function sign(): string {
  const bar =
    shape('M6 3h5v26H6zM25 3h5v26h-5z', { fill: '#ff5a2b' }) +
    shape('M0 9h4v14H0zM13 13h10v6H13zM32 9h4v14h-4z', { fill: '#ffffff' });
  const wide = textWidth(name);
  return (
    moved(bar, { x: left, y: 210, size: 2.6 }) +
    text({ ...name, x: left, y: 370, fill: '#ffffff' }) +
    box({ x: left, y: 394, width: wide, height: 5, fill: '#ff5a2b' }) +
    text({ text: 'Suplementos deportivos', face: faces.bold, size: 32, x: left, y: 446, fill: '#ffffff' })
  );
}
