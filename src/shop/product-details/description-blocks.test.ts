import { expect, it } from 'vitest';
import { descriptionBlocks } from './description-blocks.ts';

it('[M2.3-6] keeps escaped and real line breaks inside a paragraph', () => {
  expect(descriptionBlocks('Con cierre.\\n33 porciones.\nSin TACC.')).toEqual([
    { label: null, text: 'Con cierre.\n33 porciones.\nSin TACC.' },
  ]);
});

it('[M2.3-6] splits paragraphs at empty lines and separates their labels', () => {
  const text = 'La que más sale.\\n\\nModo de uso: una medida.\\n\\n\\nInformación por porción:\\n- Proteína 24 g';
  expect(descriptionBlocks(text)).toEqual([
    { label: null, text: 'La que más sale.' },
    { label: 'Modo de uso:', text: ' una medida.' },
    { label: 'Información por porción:', text: '\n- Proteína 24 g' },
  ]);
});

it.each(['', '\\n\\n', '  '])('has no paragraphs in %j', (text) => {
  expect(descriptionBlocks(text)).toEqual([]);
});

it('finds no label inside a sentence', () => {
  expect(descriptionBlocks('Rinde mucho. Sabores: dos')[0]?.label).toBeNull();
  expect(descriptionBlocks('una cosa: otra')[0]?.label).toBeNull();
});
