import { expect, it } from 'vitest';
import { blend, contrast, hexToLinear, readable, seenOn, toLinear, toSrgbByte } from './color.ts';

it('bytes become light and come back unchanged', () => {
  for (let byte = 0; byte < 256; byte += 1)
    expect(Math.abs(toSrgbByte(toLinear(byte)) - byte)).toBeLessThanOrEqual(byte < 12 ? 1 : 0);
  expect(hexToLinear('#ff0000')).toEqual([1, 0, 0]);
});

it('blends from one colour to the other', () => {
  expect(blend('#102030', '#ffffff', 0)).toBe('#102030');
  expect(blend('#102030', '#ffffff', 1)).toBe('#ffffff');
  expect(blend('#000000', '#ffffff', 0.5)).toBe('#808080');
});

it('finds a colour that can be read', () => {
  expect(readable('#ffffff', ['#eeeeee', '#333333'])).toBe('#333333');
  expect(readable('#000000', ['#111111'])).toBe('#ffffff');
  expect(contrast(seenOn('#111111', '#3a2010'), '#111111')).toBeGreaterThanOrEqual(3);
  expect(contrast(seenOn('#ffffff', '#fff3c0'), '#ffffff')).toBeGreaterThanOrEqual(3);
});
