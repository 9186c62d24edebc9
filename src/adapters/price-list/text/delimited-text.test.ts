import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDelimiter, parseDelimited } from './delimited-text.ts';

const cells = (text: string, delimiter = ';') =>
  parseDelimited(text, delimiter, () => {}).cells.map(({ row, column, runs }) => [row, column, runs[0]?.text]);

describe('delimiters', () => {
  it.each([
    ['Producto;Precio\nWhey, 1 kg;38500,50\nBarra;900', ';'],
    ['Producto,Precio\n"Whey, 1 kg","38500,50"\nBarra,900', ','],
    ['Producto\tPrecio\nWhey; 1 kg\t38500', '\t'],
    ['Producto|Precio\nWhey|38500', '|'],
    ['sep=,\nProducto;x,Precio\nWhey,38500', ','],
    ['"Tipo","Nombre","Precio"\n"P","Whey\n1 kg, 2 kg","900"\n"P","Barra\ncon ""maní""","90"', ','],
    ['20/08/2026 10:06 - Lista,,\nProducto,Precio,Stock\nWhey,38500,1\nBarra,900,2', ','],
    ['LISTA NOVIEMBRE\n\nProducto;Precio\nWhey;38500\nBarra;900', ';'],
  ])('of %j is %j', (text, delimiter) => {
    expect(findDelimiter(text)).toBe(delimiter);
  });

  it.each([
    'Whey 1 kg $ 38.500,50\nBarra $ 900,00\nHard Gainer 1,5 kg $ 950,00',
    'Whey 1 kg 38500,50\nBarra 900,00',
    '- Whey: 38.500,50\n- Barra: 1.900,00',
    'Hola, ¿cómo va?\nWhey 1 kg $ 38.500,50\nBarra, caja x 12, chocolate $ 900\nSaludos',
    'Whey 1 kg $ 38.500',
    'Whey;38500',
    '[10:06, 20/8/2026] Rula: Whey 1 kg 38.500\n[10:07, 20/8/2026] Rula: Barra 900',
    '',
  ])('are none in %j', (text) => {
    expect(findDelimiter(text)).toBeUndefined();
  });
});

describe('fields', () => {
  it('may be quoted, with delimiters, quotes and line breaks in them', () => {
    expect(cells('a;"b;c";"d ""e"""\r\n;"f\ng";\n')).toEqual([
      [0, 0, 'a'],
      [0, 1, 'b;c'],
      [0, 2, 'd "e"'],
      [1, 1, 'f\ng'],
    ]);
  });

  it('may begin with a quote that closes nothing', () => {
    expect(cells('"12" barra;5\n"x;6')).toEqual([
      [0, 0, '"12" barra'],
      [0, 1, '5'],
      [1, 0, '"x'],
      [1, 1, '6'],
    ]);
  });

  it('lose the decimals that programs write after prices', () => {
    expect(cells('38500.0000;$ 1101.1000000000001;1.234;12,99999')).toEqual([
      [0, 0, '38500,00'],
      [0, 1, '$ 1101,10'],
      [0, 2, '1.234'],
      [0, 3, '13,00'],
    ]);
  });

  it('come back as they were written, whatever is in them', () => {
    const field = fc.string({ unit: fc.constantFrom('a', 'ñ', '"', ';', '\n', ' ', ','), maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
        const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(';')).join('\r\n');
        const written = rows.flatMap((row, at) => row.map((one, column) => [at, column, one.trim()]));
        expect(cells(text)).toEqual(written.filter(([, , one]) => one !== ''));
      }),
    );
  });
});
