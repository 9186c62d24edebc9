import { describe, expect, it } from 'vitest';
import { NO_SECTION, sectionUnder } from './section.ts';

const delta = {
  heading: { kind: 'brand', brand: 'Delta' },
  style: 'f2 12 A',
  isTitle: false,
  likeKinds: false,
  rows: 0,
} as const;

describe('what headings say of the rows below', () => {
  it('is their brand, until the next one', () => {
    const section = sectionUnder(NO_SECTION, delta);
    expect(section.brand).toBe('Delta');
    expect(sectionUnder(section, { ...delta, heading: { kind: 'foreign' } }).brand).toBeNull();
    expect(sectionUnder(section, { ...delta, heading: { kind: 'remark' } }).brand).toBe('Delta');
  });

  it('is nothing where a product without a price names its brand', () => {
    const zma = { ...delta, heading: { kind: 'product' } } as const;
    expect(sectionUnder(sectionUnder(NO_SECTION, delta), zma).brand).toBe('Delta');
  });

  it('is nothing of kinds of product, unless they are set like the brands', () => {
    const section = sectionUnder(NO_SECTION, delta);
    const category = { ...delta, heading: { kind: 'category' }, rows: 3 } as const;
    expect(sectionUnder(section, category).brand).toBeUndefined();
    expect(sectionUnder(section, { ...category, style: 'f1 9 a' }).brand).toBe('Delta');
  });

  it('goes on over kinds of product set like it, where the first of them stands right below it', () => {
    const proteins = { ...delta, heading: { kind: 'category' } } as const;
    const parted = sectionUnder(sectionUnder(NO_SECTION, delta), proteins);
    expect(parted.brand).toBe('Delta');
    expect(sectionUnder(parted, { ...proteins, rows: 4 }).brand).toBe('Delta');
    const next = sectionUnder(parted, { ...delta, heading: { kind: 'foreign' }, rows: 8 });
    expect(sectionUnder(next, { ...proteins, rows: 8 }).brand).toBeNull();
  });

  it('is an unknown brand, but not where the words look like kinds of product and brands are set otherwise', () => {
    const section = sectionUnder(NO_SECTION, delta);
    const unknown = { ...delta, heading: { kind: 'unknown', named: false }, style: 'f1 9 a' } as const;
    expect(sectionUnder(section, unknown).brand).toBeNull();
    expect(sectionUnder(section, { ...unknown, likeKinds: true }).brand).toBe('Delta');
    expect(sectionUnder(section, { ...unknown, likeKinds: true, style: delta.style }).brand).toBeNull();
    expect(sectionUnder(NO_SECTION, { ...unknown, likeKinds: true }).brand).toBeNull();
    expect(sectionUnder(section, { ...unknown, isTitle: true }).brand).toBe('Delta');
    expect(sectionUnder(section, { ...unknown, heading: { kind: 'unknown', named: true } }).brand).toBe('Delta');
  });
});
