import { stylesOf, type TestCell, type TestSheet, workbookOf } from './workbook.ts';

/** 'marca | nombre' and its price in pesos. */
type Prices = readonly (readonly [product: string, pesos: number])[];

/** The same prices as suppliers' programs and people write them. */
export const spreadsheetForms: { name: string; bytes: (prices: Prices) => Uint8Array<ArrayBuffer> }[] = [
  {
    name: 'xlsx with a title, codes and prices in pesos',
    bytes: (prices) =>
      workbook([
        ['LISTA DE PRECIOS NOVIEMBRE 2026'],
        [],
        ['Código', 'Producto', 'Marca', 'Vigencia', 'Precio'],
        ...rowsOf(prices).map(({ brand, name, pesos }, index) => [
          1000 + index,
          name,
          brand,
          { value: 46349, style: 2 },
          priced(pesos),
        ]),
      ]),
  },
  {
    name: 'xlsx with bare numbers',
    bytes: (prices) =>
      workbook([
        ['Marca', 'Descripción', 'P. Lista'],
        ...rowsOf(prices).map(({ brand, name, pesos }) => [brand, name, pesos]),
      ]),
  },
  {
    name: 'xlsx with hidden cost, hidden rows, and prices by formulas',
    bytes: (prices) =>
      workbook(
        [
          ['Marca', 'Producto', 'Costo', 'Precio'],
          ['Fuera', 'De lista', 1, 2],
          ...rowsOf(prices).map(({ brand, name, pesos }, index) => [
            ...[brand, name, pesos / 2],
            { xml: `<f>C${index + 3}*2</f><v>${pesos}</v>`, style: 1 },
          ]),
        ],
        { before: '<cols><col min="3" max="3" hidden="1"/></cols>', rowAttributes: { 2: 'hidden="1"' } },
      ),
  },
  {
    name: 'xlsx with brands above their products',
    bytes: (prices) =>
      workbook([
        ['Producto', 'Precio'],
        ...brandsOf(prices).flatMap(([brand, rows]) => [
          [brand],
          ...rows.map(({ name, pesos }) => [name, priced(pesos)]),
        ]),
      ]),
  },
  {
    name: 'xlsx with a sheet for each brand',
    bytes: (prices) =>
      workbookOf(
        brandsOf(prices).map(([name, rows]) => ({
          name,
          rows: [['Producto', 'Precio'], ...rows.map((row) => [row.name, priced(row.pesos)])],
        })),
        { styles: STYLES },
      ),
  },
  {
    name: 'xlsx with brands merged over their products',
    bytes: (prices) => {
      const brands = brandsOf(prices);
      const ranges = brands.map(([, { length }], index) => {
        const before = brands.slice(0, index).flatMap(([, rows]) => rows).length;
        return `A${before + 2}:A${before + length + 1}`;
      });
      return workbook(
        [
          ['Marca', 'Producto', 'Precio'],
          ...brands.flatMap(([brand, rows]) =>
            rows.map(({ name, pesos }, index) => [index === 0 ? brand : undefined, name, priced(pesos)]),
          ),
        ],
        { after: `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>` },
      );
    },
  },
  {
    name: 'csv with semicolons and decimal commas, Windows-1252',
    bytes: (prices) =>
      latin1(
        lines([
          'Código;Marca;Descripción;Precio',
          ...rowsOf(prices).map(
            ({ brand, name, pesos }, index) => `${100 + index};${brand};${name};${argentine(pesos)}`,
          ),
        ]),
      ),
  },
  {
    name: 'csv with commas and quotes, UTF-8 with its mark',
    bytes: (prices) =>
      utf8(
        `\ufeff${lines(['Marca,Producto,Precio', ...rowsOf(prices).map(({ brand, name, pesos }) => `${brand},"${name.replaceAll('"', '""')}","${argentine(pesos)}"`)])}`,
      ),
  },
  {
    name: 'tabs, as copied from a spreadsheet',
    bytes: (prices) => utf8(lines(rowsOf(prices).map(({ brand, name, pesos }) => `${brand}\t${name}\t$ ${pesos}`))),
  },
  {
    name: 'a message with brands in bold',
    bytes: (prices) =>
      utf8(
        lines([
          'Hola! Te paso la lista actualizada 💪',
          ...brandsOf(prices).flatMap(([brand, rows]) => [
            '',
            `*${brand}*`,
            ...rows.map(({ name, pesos }) => `${name} $${argentine(pesos)}`),
          ]),
          '',
          'Saludos!',
        ]),
      ),
  },
  {
    name: 'a quoted e-mail with dashes',
    bytes: (prices) =>
      utf8(
        lines(
          brandsOf(prices).flatMap(([brand, rows]) => [
            `> ${brand.toUpperCase()}`,
            ...rows.map(({ name, pesos }) => `> - ${name}: $ ${argentine(pesos)}`),
            '>',
          ]),
        ),
      ),
  },
];

const STYLES = stylesOf('"$" #,##0.00', 'dd/mm/yyyy');
const priced = (value: number): TestCell => ({ value, style: 1 });

function workbook(rows: readonly (readonly TestCell[])[], sheet: Partial<TestSheet> = {}): Uint8Array<ArrayBuffer> {
  return workbookOf([{ name: 'Hoja1', rows, ...sheet }], { styles: STYLES });
}

function rowsOf(prices: Prices) {
  return prices.map(([product, pesos]) => {
    const [brand = '', name = ''] = product.split(' | ');
    return { brand, name, pesos };
  });
}

function brandsOf(prices: Prices) {
  return [...Map.groupBy(rowsOf(prices), ({ brand }) => brand)];
}

function argentine(pesos: number): string {
  return pesos
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(?:\d{3})+,)/g, '.');
}

function lines(all: readonly string[]): string {
  return all.join('\r\n');
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text));
}

function latin1(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
