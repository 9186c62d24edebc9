import { describe, expect, it } from 'vitest';
import { faces } from './faces.ts';
import { fittedSize, text, textWidth } from './text.ts';

const { wide, bowlby } = faces;

describe('a line of outlines', () => {
  it('is as wide as its letters and their kerning', () => {
    const apart = textWidth({ text: 'A', face: wide, size: 100 }) + textWidth({ text: 'V', face: wide, size: 100 });
    expect(textWidth({ text: 'AV', face: wide, size: 100 })).toBeLessThan(apart);
    expect(textWidth({ text: 'AV', face: wide, size: 200 })).toBeCloseTo(
      2 * textWidth({ text: 'AV', face: wide, size: 100 }),
    );
  });

  it('fits a width without growing beyond the largest size', () => {
    const size = fittedSize({ text: 'CREATINA', face: wide, width: 300, most: 500 });
    expect(textWidth({ text: 'CREATINA', face: wide, size })).toBeCloseTo(300);
    expect(fittedSize({ text: 'A', face: wide, width: 300, most: 20 })).toBe(20);
  });

  it('stands where its anchor says', () => {
    const at = (anchor: 'start' | 'end') =>
      text({ text: 'A', face: wide, size: 100, x: 200, y: 50, fill: '#000000', anchor });
    expect(at('start')).toContain('translate(200 50)');
    expect(at('end')).toContain(`translate(${200 - textWidth({ text: 'A', face: wide, size: 100 })} 50)`);
  });

  it('takes capitals and plain signs where a display face has no others, and throws for what no face has', () => {
    expect(textWidth({ text: 'a', face: bowlby, size: 10 })).toBe(textWidth({ text: 'A', face: bowlby, size: 10 }));
    expect(textWidth({ text: '½', face: bowlby, size: 10 })).toBeGreaterThan(0);
    expect(() => textWidth({ text: '漢', face: wide, size: 10 })).toThrow(RangeError);
  });
});
