import { expect, it } from 'vitest';
import { formatDescription, joinLines } from './description.ts';

it('joins lines by the two characters \\n', () => {
  expect(joinLines('uno', '', 'dos')).toBe(String.raw`uno\n\ndos`);
});

it('leaves out the parts of a sheet that are not given', () => {
  expect(formatDescription({ intro: 'Creatina.' })).toMatch(/^Creatina\.\\n\\nAdvertencias: Suplementa/);
  expect(formatDescription({ intro: 'x' })).not.toContain('undefined');
});

it('keeps the order of a sheet: use, nutrition, ingredients, warnings', () => {
  const text = formatDescription({
    intro: 'Barra.',
    use: 'comela.',
    nutrition: ['Proteínas: 20 g', 'Sodio: 9 mg'],
    ingredients: 'maní.',
    contains: 'Contiene maní.',
    warnings: 'stimulant',
  });
  expect(text).toContain(
    String.raw`Barra.\n\nModo de uso: comela.\n\nInformación nutricional por porción:\n- Proteínas: 20 g\n- Sodio: 9 mg\n\n` +
      String.raw`Ingredientes: maní.\n\nAdvertencias: Contiene maní. Contiene cafeína:`,
  );
});
