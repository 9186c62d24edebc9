import { describe, expect, it } from 'vitest';
import { NO_SECTION, under } from './section.ts';

const delta = {
  heading: { kind: 'brand', brand: 'Delta' },
  style: 'f2 12 A',
  isTitle: false,
  besideSizes: false,
} as const;

describe('what headings say of the rows below', () => {
  it('is their brand, until the next one', () => {
    const section = under(NO_SECTION, delta);
    expect(section.brand).toBe('Delta');
    expect(under(section, { ...delta, heading: { kind: 'foreign' } }).brand).toBeNull();
    expect(under(section, { ...delta, heading: { kind: 'remark' } }).brand).toBe('Delta');
  });

  it('is nothing where a product without a price names its brand', () => {
    const zma = { ...delta, heading: { kind: 'product' } } as const;
    expect(under(under(NO_SECTION, delta), zma).brand).toBe('Delta');
  });
});
