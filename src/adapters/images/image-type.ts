export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif';

/** The type of an image by its first bytes; file name and headers are not trusted. */
export function detectImageType(bytes: Uint8Array): ImageType | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 64));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && brands(text).some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return undefined;
}

/** Major and compatible brands in the first box of an ISO media file. */
function brands(text: string): string[] {
  const size = text.charCodeAt(2) * 256 + text.charCodeAt(3);
  const box = text.slice(0, size);
  return [box.slice(8, 12), ...(box.slice(16).match(/.{4}/gs) ?? [])];
}
