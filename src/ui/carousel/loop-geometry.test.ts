import { describe, expect, it } from 'vitest';
import { canLoop, type Loop, lapOffset, secondLapPosition } from './loop-geometry.ts';

const banner: Loop = { count: 2, slide: 1000, view: 1000 };
const brands: Loop = { count: 14, slide: 250, view: 1000 };
const places = (ring: Loop, at: number) =>
  Array.from({ length: ring.count }, (_, index) => {
    const from = (index + lapOffset(ring, { index, at }) * ring.count) * ring.slide;
    return { from, to: from + ring.slide };
  });

describe('a row without end', () => {
  it('[M9-20] goes round only with more slides than fit', () => {
    expect(canLoop(banner)).toBe(true);
    expect(canLoop({ count: 1, slide: 1000, view: 1000 })).toBe(false);
    expect(canLoop({ count: 4, slide: 250, view: 1000 })).toBe(false);
    expect(canLoop({ count: 5, slide: 250, view: 1000 })).toBe(true);
  });

  it.each([
    ['the banner', banner],
    ['the brands', brands],
    ['a part of a slide at the edge', { count: 10, slide: 265, view: 358 }],
  ])('%s leaves no hole in sight, wherever it stands', (_name, ring) => {
    for (let at = 0; at < 3 * ring.count * ring.slide; at += 7) {
      const seen = places(ring, at).reduce(
        (sum, { from, to }) => sum + Math.max(0, Math.min(to, at + ring.view) - Math.max(from, at)),
        0,
      );
      expect(seen).toBeGreaterThanOrEqual(ring.view - 1);
    }
  });

  it('keeps one slide behind where there are some to spare', () => {
    expect(places(brands, 3500 + 500).some(({ to }) => to === 4000)).toBe(true);
  });

  it('shows the same view in the second lap', () => {
    expect(secondLapPosition(banner, 0)).toBe(2000);
    expect(secondLapPosition(banner, 1000)).toBe(3000);
    expect(secondLapPosition(banner, 4000)).toBe(2000);
  });
});
