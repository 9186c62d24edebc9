/** A picture of a product; `thumbhash` is its blurred stand-in as base64. */
export type Picture = { url: string; thumbhash: string | null };

export type PictureFormat = 'avif' | 'webp';

/** Widths in pixels that our own pictures are served at. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const OWN_PICTURE = /^\/images\/([0-9a-f]{32})\.webp$/;

/** Whether the url is one of our stored masters, the only pictures that have variants. */
export function isOwnPicture(url: string): boolean {
  return OWN_PICTURE.test(url);
}

/** The url of the picture at a width and in a format; a foreign url comes back unchanged. */
export function pictureVariant(picture: { url: string; width: PictureWidth; format: PictureFormat }): string {
  return derived(picture.url, `${picture.width}.${picture.format}`) ?? picture.url;
}

/** A `srcset`, or undefined for a foreign picture. */
export function pictureSrcSet(
  url: string,
  format: PictureFormat,
  widths: readonly PictureWidth[] = PICTURE_WIDTHS,
): string | undefined {
  if (!isOwnPicture(url)) return undefined;
  return widths.map((width) => `${pictureVariant({ url, width, format })} ${width}w`).join(', ');
}

/** The url of the 1200 × 630 picture that chats and networks show for a link; a foreign url comes back unchanged. */
export function previewUrl(url: string): string {
  return derived(url, 'og.jpg') ?? url;
}

function derived(url: string, suffix: string): string | undefined {
  const hash = OWN_PICTURE.exec(url)?.[1];
  return hash && `/images/${hash}-${suffix}`;
}
