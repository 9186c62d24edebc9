import { expect, it } from 'vitest';
import { hasSameBullet } from './bullets.ts';

const set = (text: string, size = 9) => ({ text, size });

it('knows a text that begins anew by its bullet', () => {
  expect(hasSameBullet(set('● Zinc'), set('● CLA 1000 MG X60'))).toBe(true);
  expect(hasSameBullet(set('★ GAUCHO ★'), set('● CLA 1000 MG X60'))).toBe(false);
  expect(hasSameBullet(set('CAPS.'), set('CLA 1000 MG X60'))).toBe(false);
});
