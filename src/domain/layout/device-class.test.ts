import { describe, expect, it } from 'vitest';
import { CAROUSEL_ITEMS, carouselDeviceClass, deviceClass, productsPerPage } from './device-class.ts';

describe('pages', () => {
  it.each([
    [0, 'mobile', 6],
    [390, 'mobile', 6],
    [767, 'mobile', 6],
    [767.5, 'mobile', 6],
    [768, 'tablet', 9],
    [900, 'tablet', 9],
    [1024, 'tablet', 9],
    [1025, 'desktop', 12],
    [3840, 'desktop', 12],
  ])('[M2.1-30] [M9-16] [M9-17] %d px: %s, %i products', (width, device, size) => {
    expect(deviceClass(width)).toBe(device);
    expect(productsPerPage(deviceClass(width))).toBe(size);
  });
});

describe('carousels', () => {
  it.each([
    [320, 1, 1],
    [463, 1, 1],
    [464, 2, 2],
    [767, 2, 2],
    [1023, 2, 2],
    [1024, 5, 4],
    [3000, 5, 4],
    [5120, 5, 4],
  ])('[M9-18] [M9-19] %d px: %i related products, %i brands', (width, related, brands) => {
    expect(CAROUSEL_ITEMS.related[carouselDeviceClass(width)]).toBe(related);
    expect(CAROUSEL_ITEMS.brands[carouselDeviceClass(width)]).toBe(brands);
  });
});
