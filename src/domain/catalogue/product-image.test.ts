import { describe, expect, it } from 'vitest';
import {
  IMAGE_WIDTHS,
  imageSrcSet,
  imageVariantUrl,
  isStoredImage,
  linkPreviewImageUrl,
  storedImageHash,
  storedImageUrl,
} from './product-image.ts';

const hash = '0123456789abcdef0123456789abcdef';
const own = `/images/${hash}.webp`;
const foreign = [
  'https://cdn.example.com/a.jpg',
  `https://cdn.example.com${own}`,
  `//cdn.example.com${own}`,
  `/images/${hash}-320.webp`,
  `/images/${hash.toUpperCase()}.webp`,
  `/images/../${hash}.webp`,
  `${own}\n`,
  `${own}?x`,
  '',
];

describe('stored images', () => {
  it('[M3-6] are recognised by their url', () => {
    expect(isStoredImage(own)).toBe(true);
  });

  it('[M3-6] have a url that holds their hash', () => {
    expect(storedImageUrl(hash)).toBe(own);
    expect(storedImageHash(own)).toBe(hash);
  });

  it('[M3-6] have a variant for each width and format', () => {
    expect(imageVariantUrl({ url: own, width: 320, format: 'avif' })).toBe(`/images/${hash}-320.avif`);
    expect(imageVariantUrl({ url: own, width: 1280, format: 'webp' })).toBe(`/images/${hash}-1280.webp`);
  });

  it('[M3-6] list all widths, or the requested ones', () => {
    expect(imageSrcSet(own, 'webp', [160, 320])).toBe(`/images/${hash}-160.webp 160w, /images/${hash}-320.webp 320w`);
    expect(
      imageSrcSet(own, 'avif')
        ?.split(', ')
        .map((entry) => entry.split(' ')[1]),
    ).toEqual(IMAGE_WIDTHS.map((width) => `${width}w`));
  });

  it('have an image for link previews', () => {
    expect(linkPreviewImageUrl(own)).toBe(`/images/${hash}-og.jpg`);
  });
});

describe('external images', () => {
  it.each(foreign)('[M3-6] come back unchanged: %j', (url) => {
    expect(isStoredImage(url)).toBe(false);
    expect(imageVariantUrl({ url, width: 320, format: 'avif' })).toBe(url);
    expect(imageSrcSet(url, 'avif')).toBeUndefined();
    expect(linkPreviewImageUrl(url)).toBe(url);
  });
});
