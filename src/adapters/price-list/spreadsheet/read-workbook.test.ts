import { describe, expect, it } from 'vitest';
import { stylesOf, type TestSheet, workbookOf, workbookParts } from '../../../../test/spreadsheets/workbook.ts';
import { zipOf } from '../../../../test/spreadsheets/zip.ts';
import { readWorkbook } from './read-workbook.ts';

type Options = Parameters<typeof workbookOf>[1];

/** The texts of each visible sheet by row, cells apart by |. */
function read(sheets: readonly TestSheet[], options?: Options) {
  return readWorkbook(workbookOf(sheets, options), () => {}).map(({ title, cells }) => {
    const rows = Map.groupBy(cells, ({ row }) => row);
    return [
      title,
      ...[...rows.values()].map((row) => row.map(({ runs }) => runs.map(({ text }) => text).join('')).join('|')),
    ];
  });
}

const rows = [
  ['Producto', 'Precio'],
  ['Whey 1 kg', 38500],
];

describe('workbooks', () => {
  it('have several sheets, of which hidden, empty and chart sheets are left out', () => {
    const sheets = [
      { name: 'Proteínas', rows },
      { name: 'Costos', rows, state: 'hidden' },
      { name: 'Borrador', rows, state: 'veryHidden' },
      { name: 'Vacía' },
      { name: 'Barras & más', rows: [['Barra', 900]] },
    ];
    expect(read(sheets)).toEqual([
      ['Proteínas', 'Producto|Precio', 'Whey 1 kg|38500'],
      ['Barras & más', 'Barra|900'],
    ]);
  });

  it('leave out hidden rows and columns, and close the gaps', () => {
    const sheet = {
      name: 'x',
      rows: [
        ['Producto', 'Costo', 'Precio'],
        ['Whey', 20000, 38500],
        ['Creatina', 9000, 18000],
        ['Barra', 500, 900],
      ],
      before: '<cols><col min="2" max="2" hidden="1"/></cols>',
      rowAttributes: { 3: 'hidden="1"' },
    };
    expect(read([sheet])).toEqual([['x', 'Producto|Precio', 'Whey|38500', 'Barra|900']]);
    const [grid] = readWorkbook(workbookOf([sheet]), () => {});
    expect(grid?.cells.map(({ row, column }) => [row, column])).toEqual(
      [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
        [3, 0],
        [3, 1],
      ].map(([row = 0, column = 0]) => [row === 3 ? 3 : row, column]),
    );
  });

  it('take formulas by their stored values, and errors and formulas without a value as empty', () => {
    const cells = [
      { xml: '<f>B2*1.21</f><v>46585</v>' },
      { attributes: 't="str"', xml: '<f>A1&amp;"x"</f><v>Whey x 2</v>' },
      { attributes: 't="e"', xml: '<f>1/0</f><v>#DIV/0!</v>' },
      { xml: '<f>SUM(A1:A9)</f>' },
      { attributes: 't="b"', value: 1 },
      { attributes: 't="d"', value: '2026-11-23T00:00:00' },
      { value: 'NaN' },
      { value: '1e999' },
      { value: '0x10' },
    ];
    expect(read([{ name: 'x', rows: [cells] }])).toEqual([['x', '46585|Whey x 2|Sí|23/11/2026']]);
  });

  it('show numbers as their format does, and dates as dates', () => {
    const styles = stylesOf('"$" #,##0.00', 'dd/mm/yyyy');
    const cells = [{ value: 38500.5, style: 1 }, { value: 46349, style: 2 }, 46349];
    expect(read([{ name: 'x', rows: [cells] }], { styles })).toEqual([['x', '$ 38.500,50|23/11/2026|46349']]);
    const properties = '<workbookPr date1904="1"/>';
    expect(read([{ name: 'x', rows: [cells] }], { styles, properties })[0]).toContain('$ 38.500,50|24/11/2030|46349');
  });

  it('have texts in common, with parts struck through and how a word is spoken', () => {
    const strings =
      '<si><t>Whey_x000D_\n1 kg</t></si><si><r><rPr><strike/></rPr><t>$ 100</t></r><r><t xml:space="preserve"> $ 90</t></r><rPh><t>x</t></rPh></si>';
    const cell = (value: number) => ({ attributes: 't="s"', value });
    const [grid] = readWorkbook(
      workbookOf([{ name: 'x', rows: [[cell(0), cell(1), cell(7)]] }], { strings }),
      () => {},
    );
    expect(grid?.cells.map(({ runs }) => runs)).toEqual([
      [{ text: 'Whey\r\n1 kg', struck: false }],
      [
        { text: '$ 100', struck: true },
        { text: ' $ 90', struck: false },
      ],
    ]);
  });

  it('show letters by their size, bold and struck through', () => {
    const styles =
      '<fonts><font/><font><b/><sz val="20"/></font><font><strike/><b val="0"/></font></fonts><cellXfs><xf/><xf fontId="1"/><xf fontId="2"/></cellXfs>';
    const cells = [0, 1, 2].map((style) => ({ value: 7, style }));
    const [grid] = readWorkbook(workbookOf([{ name: 'x', rows: [cells] }], { styles }), () => {});
    expect(grid?.cells.map(({ size, bold, runs }) => [size, bold, runs[0]?.struck])).toEqual([
      [11, false, false],
      [20, true, false],
      [11, false, true],
    ]);
  });

  it('have merged cells, also where the first of them is hidden', () => {
    const sheet = {
      name: 'x',
      rows: [
        ['Marca', 'Whey', 1],
        [undefined, 'Creatina', 2],
        [undefined, 'Barra', 3],
      ],
      rowAttributes: { 1: 'hidden="1"' },
      after: '<mergeCells><mergeCell ref="A1:A3"/><mergeCell ref="XFD9:XFD10"/><mergeCell ref="mal"/></mergeCells>',
    };
    const [grid] = readWorkbook(workbookOf([sheet]), () => {});
    expect(grid?.merged).toEqual([{ top: 0, left: 0, bottom: 1, right: 0 }]);
    expect(read([sheet])[0]).toEqual(['x', 'Marca|Creatina|2', 'Barra|3'].map((row) => row));
  });

  it('may give the prefix of relations another name', () => {
    const parts = workbookParts([{ name: 'x', rows }]).map(({ name, content }) => {
      return { name, content: String(content).replaceAll('xmlns:r=', 'xmlns:d3p1=').replaceAll('r:id=', 'd3p1:id=') };
    });
    expect(readWorkbook(zipOf(parts), () => {})).toHaveLength(1);
  });

  it('are found where their relations say, whatever the names and prefixes', () => {
    const xml =
      '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row><x:c t="str"><x:v>Whey</x:v></x:c><x:c><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect(read([{ name: 'x', xml }])).toEqual([['x', 'Whey|5']]);
  });
});
