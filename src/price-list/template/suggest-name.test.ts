import { expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import type { TextPage } from '../page/text-page.ts';
import { suggestName } from './suggest-name.ts';

type Text = readonly [text: string, y: number, size?: number, x?: number];

/** Texts beside each other. */
const cells = (texts: readonly string[], y: number): Text[] => texts.map((text, at) => [text, y, 9, 40 + at * 130]);

function pageOf(...texts: readonly Text[]): TextPage {
  const items = texts.map(([text, y, size = 9, x = 40]) => {
    return { text, x, y, width: text.length * size * 0.5, size, font: 'f1', turn: 0 as const };
  });
  return { width: 595, height: 842, items, rules: { across: [], down: [] } };
}

const row: Text = ['Whey 1 kg $ 45.000', 200];

it.each<[string, Text[], string | undefined]>([
  ['the largest title', [['Lista de precios', 30], ['El Ceibo', 50, 18], ['Av. Colón', 70], row], 'El Ceibo'],
  ['capitals as a name', [['DISTRIBUIDORA DON RAMÓN', 40, 14], row], 'Distribuidora Don Ramón'],
  ['the part of a title that names', [['Nutri Norte - Lista de precios', 40], row], 'Nutri Norte'],
  ['a title below one that says nothing', [['LISTA MAYORISTA', 30, 20], ['Cuyo Sur', 60, 12], row], 'Cuyo Sur'],
  ['no date', [['Lista vigente desde 12 de noviembre', 40], row], undefined],
  [
    'no telephone, address of mail or page',
    [['351 555-1234', 40], ['a@ceibo.com', 50], ['www.ceibo.com', 60], row],
    undefined,
  ],
  ['no sentence', [['Hola a todos, les mando mi lista de esta semana', 40], row], undefined],
  [
    'no header of an e-mail',
    [['Asunto: precios', 30], ['De: a@ceibo.com', 40], ['Para: Kiosco Lola', 50], row],
    undefined,
  ],
  ['a title below the headers', [['Asunto: precios nuevos', 30], ['El Ceibo', 50], row], 'El Ceibo'],
  [
    'the sender of an e-mail',
    [['De: Ventas Nutridis ‹ventas@nutridis.com›', 30], ['Asunto: precios', 40], ['Para: Kiosco Lola', 50], row],
    'Ventas Nutridis',
  ],
  [
    'who sent an e-mail that was forwarded',
    [['From: Ana <ana@a.com>', 30], ['From: "El Ceibo" <a@ceibo.com>', 60], row],
    'El Ceibo',
  ],
  ['no product', [row, ['Creatina Ceibo', 220, 14]], undefined],
  [
    'no product whose price is below its name',
    [
      ['DISTRIBUIDORA DEL LITORAL S.R.L. - CUIT 30-70812345-6', 40, 8],
      ...cells(['Codigo', 'Descripcion', 'Marca', 'Stock'], 80),
      ['BARRA CEREAL ANDINA', 100, 12],
      ...cells(['9903', '$ 11.847,93', '19'], 110),
    ],
    'Distribuidora del Litoral S.R.L.',
  ],
  ['nothing far down the page', [['Whey sin precio', 700]], undefined],
])('suggests %s', (_, texts, name) => {
  expect(suggestName([pageOf(...texts)])).toBe(name);
});

it('suggests no product whose price is a line further down', () => {
  const headers = 'Código|Producto|Marca|Precio';
  const page = toTestPage(['Don Ceibo - Lista de precios', headers, '# Barra Cereal', '100|x 12|Andina|$ 900']);
  expect(suggestName([page])).toBe('Don Ceibo');
});

it('suggests the title below the name of a sheet of few rows', () => {
  const texts: Text[] = [
    ['Proteínas', 52, 16],
    ['Nutri Norte - Lista octubre', 82, 11],
    ['Producto', 104],
    ['Whey $ 45.000', 126],
  ];
  expect(suggestName([{ ...pageOf(...texts), height: 234.5 }])).toBe('Nutri Norte');
});

it('suggests nothing for no pages', () => {
  expect(suggestName([])).toBeUndefined();
});
