import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';

/** Relative luminance as WCAG defines it. */
function luminance(color: string): number {
  const parts = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(brands)('$name', ({ colors }) => {
  it('can be read on its label', () => {
    for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(colors.ink, colors.label)).toBeGreaterThan(7);
    expect(contrast(colors.accent, colors.label)).toBeGreaterThan(4.5);
    expect(contrast(colors.base, colors.label)).toBeGreaterThan(1.5);
  });

  it('has a container unlike the others', () => {
    const channels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
    const own = channels(colors.base);
    for (const other of brands.filter(({ colors: { base } }) => base !== colors.base)) {
      const far = Math.hypot(...channels(other.colors.base).map((value, index) => value - (own[index] ?? 0)));
      expect(far, other.name).toBeGreaterThan(35);
    }
  });
});

it('has names and colours of their own', () => {
  expect(new Set(brands.map(({ name }) => name)).size).toBe(brands.length);
  expect(new Set(brands.map(({ colors }) => colors.base)).size).toBe(brands.length);
});
