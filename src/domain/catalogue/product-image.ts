/** `thumbhash` is a blurred placeholder as base64. */
export type ProductImage = { url: string; thumbhash: string | null };

export type ImageFormat = 'avif' | 'webp';

/** Of an uploaded file. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** Widths in pixels that stored images are served at. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Where images are served. */
export const IMAGES_PATH = '/images/';

/** Pattern of the hash that names a stored image. */
export const IMAGE_HASH = '[0-9a-f]{32}';

/** Pattern of the url of a stored image. */
export const STORED_IMAGE_URL = `${IMAGES_PATH}${IMAGE_HASH}\\.webp`;

const STORED_IMAGE = new RegExp(`^${STORED_IMAGE_URL}$`);

/** Whether the url is that of a stored image; only these have variants. */
export function isStoredImage(url: string): boolean {
  return STORED_IMAGE.test(url);
}

/** The url of the stored image with the hash. */
export function storedImageUrl(hash: string): string {
  return `${IMAGES_PATH}${hash}.webp`;
}

/** The hash in the url of a stored image. */
export function storedImageHash(url: string): string {
  return url.slice(IMAGES_PATH.length, -'.webp'.length);
}

/** The url of a variant; an external url is returned unchanged. */
export function imageVariantUrl(image: { url: string; width: ImageWidth; format: ImageFormat }): string {
  return variantUrl(image.url, `${image.width}.${image.format}`) ?? image.url;
}

/** A `srcset`, or undefined for an external image. */
export function imageSrcSet(
  url: string,
  format: ImageFormat,
  widths: readonly ImageWidth[] = IMAGE_WIDTHS,
): string | undefined {
  if (!isStoredImage(url)) return undefined;
  return widths.map((width) => `${imageVariantUrl({ url, width, format })} ${width}w`).join(', ');
}

/** The url of the 1200 × 630 image of link previews; an external url is returned unchanged. */
export function linkPreviewImageUrl(url: string): string {
  return variantUrl(url, 'og.jpg') ?? url;
}

function variantUrl(url: string, suffix: string): string | undefined {
  return isStoredImage(url) ? `${IMAGES_PATH}${storedImageHash(url)}-${suffix}` : undefined;
}
