import { describe, expect, it } from 'vitest';
import { canLoop, type Loop, lapOffset, secondLapPosition } from './loop-geometry.ts';

const banner: Loop = { count: 2, slide: 1000, view: 1000 };
const brands: Loop = { count: 14, slide: 250, view: 1000 };
const positions = (loop: Loop, at: number) =>
  Array.from({ length: loop.count }, (_, index) => {
    const from = (index + lapOffset(loop, { index, at }) * loop.count) * loop.slide;
    return { from, to: from + loop.slide };
  });

describe('a looping row', () => {
  it('[M9-20] loops only with more slides than fit', () => {
    expect(canLoop(banner)).toBe(true);
    expect(canLoop({ count: 1, slide: 1000, view: 1000 })).toBe(false);
    expect(canLoop({ count: 4, slide: 250, view: 1000 })).toBe(false);
    expect(canLoop({ count: 5, slide: 250, view: 1000 })).toBe(true);
  });

  it.each([
    ['the banner', banner],
    ['the brands', brands],
    ['a partly visible slide', { count: 10, slide: 265, view: 358 }],
  ])('%s fills the view at every position', (_name, loop) => {
    for (let at = 0; at < 3 * loop.count * loop.slide; at += 7) {
      const visible = positions(loop, at).reduce(
        (sum, { from, to }) => sum + Math.max(0, Math.min(to, at + loop.view) - Math.max(from, at)),
        0,
      );
      expect(visible).toBeGreaterThanOrEqual(loop.view - 1);
    }
  });

  it('leaves one slide behind where there are slides to spare', () => {
    expect(positions(brands, 3500 + 500).some(({ to }) => to === 4000)).toBe(true);
  });

  it('shows the same view in the second lap', () => {
    expect(secondLapPosition(banner, 0)).toBe(2000);
    expect(secondLapPosition(banner, 1000)).toBe(3000);
    expect(secondLapPosition(banner, 4000)).toBe(2000);
  });
});
