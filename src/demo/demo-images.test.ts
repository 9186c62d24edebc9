import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue/catalogue.ts';
import { readDemoImages } from './demo-images.ts';

const FOLDER = fileURLToPath(new URL('../../demo-images', import.meta.url));

const { products, brands } = await readDemoImages(FOLDER);

describe('the drawn images', () => {
  it('match the catalogue (draw them again after a change of names or counts)', () => {
    const expected = catalogue.products.map(({ name, drawing }) => [name, drawing.imageCount]);
    const drawn = Object.entries(products).map(([name, images]) => [name, images.length]);
    expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(expected));
    expect(Object.keys(brands).sort()).toEqual(catalogue.brands.map(({ link }) => link).sort());
  });

  it('exist as files, each with a thumbhash', () => {
    for (const { url, thumbhash } of [...Object.values(products).flat(), ...Object.values(brands)]) {
      expect(existsSync(url.replace('/images', FOLDER)), url).toBe(true);
      expect(thumbhash).not.toBeNull();
    }
  });
});
