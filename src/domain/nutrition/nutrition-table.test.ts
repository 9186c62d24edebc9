import { describe, expect, it } from 'vitest';
import { nutritionTable } from './nutrition-table.ts';

describe('nutritionTable', () => {
  it('reads lines with a name and an amount, and their caption', () => {
    expect(
      nutritionTable([
        'Información nutricional por porción:',
        '- Valor energético: 1.240 kcal',
        '- Sodio: 0,5 mg (2 %)',
      ]),
    ).toEqual({
      caption: 'Información nutricional por porción',
      rows: [
        { name: 'Valor energético', value: '1.240 kcal' },
        { name: 'Sodio', value: '0,5 mg (2 %)' },
      ],
    });
  });

  it('needs no caption and no hyphens', () => {
    expect(nutritionTable(['Proteínas: 24 g', 'Vitamina B12: 2,4 mcg'])).toEqual({
      caption: null,
      rows: [
        { name: 'Proteínas', value: '24 g' },
        { name: 'Vitamina B12', value: '2,4 mcg' },
      ],
    });
  });

  it.each([
    [[]],
    [['Proteínas: 24 g']],
    [['Información nutricional:']],
    [['Proteínas: 24 g', 'Tomalo con agua.']],
    [['Modo de uso: 1 medida', 'Ingredientes: suero']],
    [['Sabor: vainilla', 'Proteínas: 24 g']],
  ])('is not for other lines: %j', (lines) => {
    expect(nutritionTable(lines)).toBeNull();
  });
});
