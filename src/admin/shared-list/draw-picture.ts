import { SHOP_NAME } from '#domain/business/shop-name.ts';
import { imageVariantUrl } from '#domain/catalogue/product-image.ts';
import type { FormatPrice } from '#domain/money/format-price.ts';
import type { SharedProduct } from '#domain/shared-list/shared-list.ts';
import { wrapWords } from '#domain/shared-list/wrap-words.ts';

/** Sizes in pixels of what WhatsApp and Instagram show whole. */
export const PICTURE_FORMATS = {
  story: { label: 'Historia o estado', width: 1080, height: 1920, photo: 940, nameSize: 76, nameLines: 4 },
  square: { label: 'Publicación', width: 1080, height: 1080, photo: 500, nameSize: 56, nameLines: 2 },
} as const;

export type PictureFormat = keyof typeof PICTURE_FORMATS;

type PictureOptions = { product: SharedProduct; format: PictureFormat; formatPrice: FormatPrice; address: string };

const MARGIN = 70;
const LOGO_SIZE = 46;
const PRICE_SIZE = 120;
const SMALL_SIZE = 40;
const LINE_HEIGHT = 1.12;
const GAP = 36;
const PHOTO_MARGIN = 40;
const JPEG_QUALITY = 0.92;
/** The largest variant of a stored image. */
const PHOTO_WIDTH = 1280;

const COLORS = { ground: '#0b0b0c', text: '#ffffff', muted: '#b9b6af', accent: '#ff5a2b' } as const;

const wide = (size: number) => `800 ${size}px "Archivo Wide", "Arial Black", sans-serif`;
const plain = (size: number) => `600 ${size}px "Archivo", system-ui, sans-serif`;

/** A picture of a product with its name and price for stories and posts, as a JPEG file. Rejects when it cannot be drawn. */
export async function drawPicture({ product, format, formatPrice, address }: PictureOptions): Promise<Blob> {
  const { width, height, photo, nameSize, nameLines } = PICTURE_FORMATS[format];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  const [image] = await Promise.all([loadPhoto(product.images[0]?.url), loadFonts()]);

  context.fillStyle = COLORS.ground;
  context.fillRect(0, 0, width, height);
  context.textBaseline = 'top';
  let y = MARGIN;
  drawLogo(context, y);
  y += LOGO_SIZE + GAP;
  drawPhoto(context, image, { x: (width - photo) / 2, y, size: photo });
  y += photo + GAP;

  context.textAlign = 'center';
  const center = width / 2;
  const line = (text: string, size: number, style: { font: string; color: string }) => {
    context.font = style.font;
    context.fillStyle = style.color;
    context.fillText(text, center, y);
    y += size * LINE_HEIGHT;
  };
  context.font = wide(nameSize);
  const measure = (text: string) => context.measureText(text).width;
  for (const text of wrapWords(product.name, { width: width - 2 * MARGIN, maxLines: nameLines, measure })) {
    line(text, nameSize, { font: wide(nameSize), color: COLORS.text });
  }
  y += GAP / 2;
  if (product.finalPrice < product.price) {
    context.font = plain(SMALL_SIZE);
    const before = formatPrice(product.price);
    const length = measure(before);
    context.fillStyle = COLORS.muted;
    context.fillRect(center - length / 2, y + SMALL_SIZE / 2, length, 3);
    line(before, SMALL_SIZE, { font: plain(SMALL_SIZE), color: COLORS.muted });
  }
  line(formatPrice(product.finalPrice), PRICE_SIZE, { font: wide(PRICE_SIZE), color: COLORS.accent });
  context.font = plain(SMALL_SIZE);
  const [where = ''] = wrapWords(`Pedilo en ${address}`, { width: width - 2 * MARGIN, maxLines: 1, measure });
  y = height - MARGIN - SMALL_SIZE;
  line(where, SMALL_SIZE, { font: plain(SMALL_SIZE), color: COLORS.text });
  return toJpeg(canvas);
}

function drawLogo(context: CanvasRenderingContext2D, y: number): void {
  const scale = LOGO_SIZE / 32;
  context.font = wide(LOGO_SIZE);
  const name = SHOP_NAME.toUpperCase();
  const markWidth = 36 * scale + GAP / 2;
  const x = (context.canvas.width - markWidth - context.measureText(name).width) / 2;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  // The shapes of the logo (src/ui/icons/logo-mark.tsx).
  context.fillStyle = COLORS.accent;
  context.fill(new Path2D('M6 3h5v26H6zM25 3h5v26h-5z'));
  context.fillStyle = COLORS.text;
  context.fill(new Path2D('M0 9h4v14H0zM13 13h10v6H13zM32 9h4v14h-4z'));
  context.restore();
  context.fillStyle = COLORS.text;
  context.textAlign = 'left';
  context.fillText(name, x + markWidth, y);
}

type Square = { x: number; y: number; size: number };

/** The whole photo on white; without one the logo's barbell. */
function drawPhoto(context: CanvasRenderingContext2D, image: ImageBitmap | null, { x, y, size }: Square): void {
  context.fillStyle = COLORS.text;
  context.beginPath();
  context.roundRect(x, y, size, size, GAP);
  context.fill();
  const room = size - 2 * PHOTO_MARGIN;
  if (image) {
    const scale = Math.min(room / image.width, room / image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    context.drawImage(image, x + (size - width) / 2, y + (size - height) / 2, width, height);
    return;
  }
  const scale = room / 2 / 36;
  context.save();
  context.translate(x + (size - 36 * scale) / 2, y + (size - 32 * scale) / 2);
  context.scale(scale, scale);
  context.fillStyle = COLORS.accent;
  context.fill(new Path2D('M6 3h5v26H6zM25 3h5v26h-5z'));
  context.fillStyle = COLORS.ground;
  context.fill(new Path2D('M0 9h4v14H0zM13 13h10v6H13zM32 9h4v14h-4z'));
  context.restore();
}

/** Null without a photo, and when it cannot be read, as from a server that does not let others draw it. */
async function loadPhoto(url: string | undefined): Promise<ImageBitmap | null> {
  if (url === undefined) return null;
  try {
    const response = await fetch(imageVariantUrl({ url, width: PHOTO_WIDTH, format: 'webp' }));
    return response.ok ? await createImageBitmap(await response.blob()) : null;
  } catch {
    return null;
  }
}

/** Without them the picture has the fonts of the device. */
async function loadFonts(): Promise<void> {
  await Promise.all([document.fonts.load(wide(PRICE_SIZE)), document.fonts.load(plain(SMALL_SIZE))]).catch(() => {});
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}
