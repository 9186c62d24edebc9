import { describe, expect, it } from 'vitest';
import { createPreview } from '../testing/preview.ts';
import { columnTitles } from './column-titles.ts';
import { needsTeaching } from './needs-teaching.ts';

describe('a list', () => {
  const prices = Array.from({ length: 10 }, () => [100, 110] as const);
  const preview = (sure: number) =>
    createPreview({
      prices,
      matches: prices
        .map((_, index) => (index < sure ? {} : { doubts: ['similarity'] as const }))
        .map((match) => {
          return { ...match, doubts: [...(match.doubts ?? [])] };
        }),
    });

  it('needs teaching when less than a third of its lines have a sure product, or it has no line', () => {
    expect(needsTeaching(preview(2))).toBe(true);
    expect(needsTeaching(preview(3))).toBe(false);
    expect(needsTeaching(createPreview({ prices: [] }))).toBe(true);
  });
});

it('tells columns by title, first text or number', () => {
  const band = (left: number, title: string) => ({ left, right: left + 50, title, role: 'other' as const });
  const words = [
    { text: 'Whey', left: 100, right: 130 },
    { text: '$ 100', left: 105, right: 120 },
  ];
  expect(columnTitles([band(0, 'Código'), band(100, ''), band(200, '')], words)).toEqual([
    'Columna «Código»',
    'Columna «Whey»',
    'Columna 3',
  ]);
});
