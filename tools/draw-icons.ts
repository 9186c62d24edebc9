import { join } from 'node:path';
import sharp from 'sharp';

// `npm run icons:draw`: draws the icons of the installed shop into public/. Run it when the logo changes.
const BAR =
  '<path fill="#ff5a2b" d="M6 3h5v26H6zM25 3h5v26h-5z"/><path fill="#fff" d="M0 9h4v14H0zM13 13h10v6H13zM32 9h4v14h-4z"/>';

/** `fill`: width of the bar as a share of the side. */
type Icon = { file: string; side: number; fill: number };

const icons: Icon[] = [
  { file: 'icon-192.png', side: 192, fill: 0.68 },
  { file: 'icon-512.png', side: 512, fill: 0.68 },
  // Systems crop maskable icons to circles and other shapes.
  { file: 'icon-maskable.png', side: 512, fill: 0.5 },
  { file: 'apple-touch-icon.png', side: 180, fill: 0.64 },
];

for (const { file, side, fill } of icons) {
  const scale = (side * fill) / 36;
  const [x, y] = [(side - 36 * scale) / 2, (side - 32 * scale) / 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#0b0b0c"/><g transform="translate(${x} ${y}) scale(${scale})">${BAR}</g></svg>`;
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 32 })
    .toFile(join(import.meta.dirname, '../public', file));
}
