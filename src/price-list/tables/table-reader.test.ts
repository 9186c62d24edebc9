import { describe, expect, it } from 'vitest';
import { type TestLine, toTestItem, toTestPage } from '../../../test/price-lists/test-page.ts';
import { toBrandNames } from '../brands/brand-names.ts';
import { toPrintedLines } from '../layout/printed-lines.ts';
import type { PageRegion } from '../layout/regions.ts';
import type { RuledLine, TextItem } from '../page/text-page.ts';
import type { ListPiece } from '../readers/list-piece.ts';
import { labelLines } from '../readers/price-labels.ts';
import type { TableOptions } from './table-options.ts';
import { readTables } from './table-reader.ts';

const terms = {
  brands: toBrandNames(['Delta', 'Athlon']),
  categoryWords: new Set<string>(),
  nameWords: new Set<string>(),
  boxes: new Map(),
  hasWord: (text: string) => /whey|zinc|barra|vitamina/i.test(text),
  isProduct: () => false,
  beginsName: () => false,
  countRows: () => 0,
  complete: () => undefined,
};

type RegionMore = Partial<PageRegion> & { stops?: readonly number[]; across?: RuledLine[] };

const toRegion = (lines: readonly TestLine[], { stops, across = [], ...more }: RegionMore = {}): PageRegion => {
  const rules = { across, down: [] };
  return { lines: toPrintedLines(toTestPage(lines, stops ? { stops } : {}), 0), rules, column: 0, ...more };
};

/** '# Delta', 'Delta · Creatina [Uva] = Público 27500 | 25000'; the brand only of records with one. */
const textOfPiece = (piece: ListPiece) => {
  if (piece.kind === 'heading') return `# ${piece.text}`;
  const { name, brand, notes, isOut } = piece;
  const prices = piece.prices.map(({ label, centavos }) =>
    `${label} ${centavos === undefined ? '-' : centavos / 100}`.trim(),
  );
  const called = [name, ...notes.map((note) => `[${note}]`)].join(' ');
  return `${brand === undefined ? '' : `${brand} · `}${called} = ${prices.join(' | ') || '-'}${isOut ? ' (sin stock)' : ''}`;
};

type ReadOptions = Partial<TableOptions> & RegionMore;
const readRegions = (regions: readonly PageRegion[], options: Partial<TableOptions> = {}) =>
  readTables(regions, { how: 'row', terms, ...options }).map(textOfPiece);
const read = (lines: readonly TestLine[], { how = 'row', ...more }: ReadOptions = {}) =>
  readRegions([toRegion(lines, more)], { how });

describe('columns', () => {
  it.each<[why: string, lines: TestLine[], pieces: string[]]>([
    [
      'have no names in sentences beside that of the names',
      [
        'Producto | Descripción | Precio',
        'Creatina 300 g | Monohidrato puro de la mejor calidad. | $ 25.000',
        'Whey 1 kg | Proteína de suero con 24 g por porción. | $ 35.000',
      ],
      ['Creatina 300 g = Precio 25000', 'Whey 1 kg = Precio 35000'],
    ],
    [
      'have the terms of a price, and the size that its name lacks, in sentences',
      [
        'Producto | Descripción | Precio',
        'Creatina 300 g | Promo llevando dos potes por unidad. | $ 24.000',
        'Glutamina | Pote de plástico de 150 gramos. | $ 20.500',
        'Whey 1 kg | Proteína de suero con 24 g por porción. | $ 35.000',
      ],
      [
        'Creatina 300 g Promo llevando dos potes por unidad. = Precio 24000',
        'Glutamina Pote de plástico de 150 gramos. = Precio 20500',
        'Whey 1 kg = Precio 35000',
      ],
    ],
    [
      'have sizes and flavors beside that of the names',
      [
        'Producto | Descripción | Precio',
        'Creatina | x 300 g neutro. | $ 25.000',
        'Whey | x 1 kg de frutilla | $ 35.000',
      ],
      ['Creatina x 300 g neutro. = Precio 25000', 'Whey x 1 kg de frutilla = Precio 35000'],
    ],
    [
      'have names in sentences where no other has them',
      [
        'Código | Descripción | Precio',
        'A-12 | Creatina de la mejor calidad x 300 gramos. | $ 25.000',
        'A-13 | Whey de la mejor calidad x 907 gramos. | $ 35.000',
      ],
      [
        'Creatina de la mejor calidad x 300 gramos. = Precio 25000',
        'Whey de la mejor calidad x 907 gramos. = Precio 35000',
      ],
    ],
  ])('%s', (_why, lines, pieces) => {
    expect(read(lines, { stops: [40, 130, 420] })).toEqual(pieces);
  });

  it.each<[why: string, lines: TestLine[], pieces: string[]]>([
    [
      'say only how many are in a box, beside prices of a piece and of a box',
      [
        'Detalle | Envase | Unitario | Bulto cerrado',
        'Whey 1 kg | BT6U | $ 35.000 | $ 210.000',
        'Barra 46 g | Disp. 12 u. | $ 3.000 | $ 36.000',
        'Whey 3 kg | UN | $ 90.000 | $ 90.000',
      ],
      [
        'Whey 1 kg = Unitario 35000 | Bulto cerrado 210000',
        'Barra 46 g = Unitario 3000 | Bulto cerrado 36000',
        'Whey 3 kg = Unitario 90000 | Bulto cerrado 90000',
      ],
    ],
    [
      'say of what the price is where there is only one',
      ['Detalle | Presentación | Precio', 'Barra 46 g | Disp. 12 u. | $ 36.000', 'Barra 30 g | Disp. 24 u. | $ 42.000'],
      ['Barra 46 g Disp. 12 u. = Precio 36000', 'Barra 30 g Disp. 24 u. = Precio 42000'],
    ],
    [
      'have any titles beside that of the names',
      ['Producto | Canal A | Canal B', 'Creatina 300 g | $ 20.000 | $ 25.000', 'Whey 1 kg | $ 30.000 | $ 35.000'],
      ['Creatina 300 g = Canal A 20000 | Canal B 25000', 'Whey 1 kg = Canal A 30000 | Canal B 35000'],
    ],
    [
      'have titles beside a heading, where one of these is a label',
      ['Barras rectas | Fábrica | Venta al público', '5 kg | $ 20.000 | $ 25.000', '10 kg | $ 30.000 | $ 35.000'],
      [
        '# Barras rectas',
        'Barras rectas 5 kg = Fábrica 20000 | Venta al público 25000',
        'Barras rectas 10 kg = Fábrica 30000 | Venta al público 35000',
      ],
    ],
    [
      'have no prices in pesos where their title says dollars',
      ['Producto | Precio USD', 'Creatina 300 g | 20,50', 'Whey 1 kg | 30,10'],
      ['Creatina 300 g = -', 'Whey 1 kg = -'],
    ],
    [
      'have the labels that stand over them',
      ['Producto | Mayorista | Público', 'Whey 1 kg | $ 30.000 | $ 44.000', 'Zinc | $ 6.000 | $ 8.800'],
      ['Whey 1 kg = Mayorista 30000 | Público 44000', 'Zinc = Mayorista 6000 | Público 8800'],
    ],
    [
      'are prices without labels where nothing is printed',
      ['Whey 1 kg | $ 30.000 | $ 44.000', 'Zinc | $ 6.000 | $ 8.800'],
      ['Whey 1 kg = 30000 | 44000', 'Zinc = 6000 | 8800'],
    ],
    [
      'of codes, stocks, currencies and dollars are no prices and no names',
      [
        'Código | Producto | Stock | USD | Precio',
        'AB-101 | Whey 1 kg | 1200 | U$S 30 | $ 44.000',
        'AB-102 | Zinc | 1400 | U$S 6 | $ 8.800',
      ],
      ['Whey 1 kg = Precio 44000', 'Zinc = Precio 8800'],
    ],
    [
      'of bare numbers before names are codes',
      ['100123 | Whey 1 kg | 44.000', '100124 | Zinc | 8.800'],
      ['Whey 1 kg = 44000', 'Zinc = 8800'],
    ],
    [
      'of codes with letters are no names, nor are those of states and types',
      [
        'Número de publicación | Título | Tipo de aviso | Precio | Estado',
        'MLA1400 | Whey 1 kg | Premium | $ 44.000 | Activa',
        'MLA1401 | Zinc | Clásica | $ 8.800 | Pausada',
      ],
      ['Whey 1 kg = Precio 44000', 'Zinc = Precio 8800'],
    ],
    [
      'beside that of the names are parts of them where they say what names say',
      [
        'Nombre | Visibilidad | Variante elegida | Precio',
        'Whey 1 kg | visible | Barra | $ 44.000',
        'Zinc | visible | Otra | $ 8.800',
      ],
      ['Whey 1 kg Barra = Precio 44000', 'Zinc Otra = Precio 8800'],
    ],
    [
      'of sizes and flavors are parts of names',
      [
        'Producto | Presentación | Sabor | Precio',
        'Whey | 1 kg | Vainilla | $ 44.000',
        'Creatina | 300 g | Neutro | $ 27.500',
      ],
      ['Whey 1 kg Vainilla = Precio 44000', 'Creatina 300 g Neutro = Precio 27500'],
    ],
    [
      'of names are empty where the product above goes on in another size, also under the names of its line',
      [
        'Marca | Línea | Presentación | Precio',
        'Delta | Whey | 1 kg | $ 44.000',
        '| | 2 kg | $ 80.000',
        '| Gel | | $ 2.000',
      ],
      ['Delta · Whey 1 kg = Precio 44000', ' · Whey 2 kg = Precio 80000', ' · Gel = Precio 2000'],
    ],
    [
      'of numbers are sizes where their title is a unit',
      ['Detalle | Kg | $ x kg | Pieza', 'Disco | 2,5 | 7.040 | 17.600', 'Disco | 10 | 6.080 | 60.800'],
      ['Disco 2,5 kg = $ x kg 7040 | Pieza 17600', 'Disco 10 kg = $ x kg 6080 | Pieza 60800'],
    ],
    [
      'of models are names where no other column has any',
      ['Marca | Modelo | Talle | Lista', 'Delta | Faja de cuero | M | $ 9.000', 'Athlon | Guantes | L | $ 8.000'],
      ['Delta · Faja de cuero M = Lista 9000', 'Athlon · Guantes L = Lista 8000'],
    ],
    [
      'of states tell what is no longer sold',
      ['Producto | Estado | Precio', 'Whey | A | $ 44.000', 'Zinc | Baja | $ 8.800', 'Gel | Inactivo | $ 2.000'],
      ['Whey = Precio 44000', 'Zinc = Precio -', 'Gel = Precio -'],
    ],
    [
      'tell what is no longer active',
      ['Producto | Activo | Precio', 'Whey | S | $ 44.000', 'Zinc | N | $ 8.800'],
      ['Whey = Precio 44000', 'Zinc = Precio -'],
    ],
    [
      'tell what is out of stock',
      ['Producto | Precio | Stock', 'Whey | $ 44.000 | SI', 'Zinc | $ 8.800 | NO', 'Gel | $ 2.000 | SI'],
      ['Whey = Precio 44000', 'Zinc = Precio 8800 (sin stock)', 'Gel = Precio 2000'],
    ],
    [
      'of units belong to the numbers before them',
      ['Producto | Contenido | UM | Precio', 'Avena | 500 | GR | $ 2.400', 'Chía | 1 | KG | $ 9.000'],
      ['Avena 500 GR = Precio 2400', 'Chía 1 KG = Precio 9000'],
    ],
    [
      'of sizes may say nothing of some products',
      ['Producto | Presentación | Precio', 'Whey | 1 kg | $ 44.000', 'Soga | u. | $ 9.000', 'Faja | - | $ 7.000'],
      ['Whey 1 kg = Precio 44000', 'Soga = Precio 9000', 'Faja = Precio 7000'],
    ],
    [
      'of brands are told by their header, also of one that the shop does not have',
      ['Marca | Producto | Precio', 'Voltaje | Whey 1 kg | $ 44.000', '| Zinc | $ 8.800', 'Delta | Gel | $ 2.000'],
      ['Voltaje · Whey 1 kg = Precio 44000', ' · Zinc = Precio 8800', 'Delta · Gel = Precio 2000'],
    ],
    [
      'of brands are told by what is in them',
      ['Whey 1 kg | Delta | $ 44.000', 'Zinc | Athlon | $ 8.800', 'Gel | Voltaje | $ 2.000'],
      ['Delta · Whey 1 kg = 44000', 'Athlon · Zinc = 8800', 'Voltaje · Gel = 2000'],
    ],
    [
      'may say that there is no price',
      ['Producto | Precio', 'Whey 1 kg | $ 44.000', 'Zinc | sin stock', 'Gel | Consultar'],
      ['Whey 1 kg = Precio 44000', 'Zinc = Precio -', 'Gel = Precio -'],
    ],
    [
      'go on below what stands over names alone',
      ['Producto | 300 g | 1 kg', 'Whey | $ 9.000 | $ 25.000', 'Línea especial', 'Iso | $ 12.000 | $ 30.000'],
      ['Whey 300 g = 9000', 'Whey 1 kg = 25000', 'Iso 300 g = 12000', 'Iso 1 kg = 30000'],
    ],
    [
      'have their dates in the next line',
      ['Producto | Precio hasta | Precio desde', [12, '| 14/07 | el 15/07'], 'Whey 1 kg | $ 40.000 | $ 44.000'],
      ['Whey 1 kg = Precio hasta 14/07 40000 | Precio desde el 15/07 44000'],
    ],
    [
      'are those of the nearest headers above',
      [
        'Producto | Precio',
        'Whey 1 kg | $ 44.000',
        'Zinc | $ 8.800',
        'Código | Artículo | PVP',
        'A-12 | Gel 40 g | $ 2.000',
        'A-13 | Barra 45 g | $ 1.800',
      ],
      ['Whey 1 kg = Precio 44000', 'Zinc = Precio 8800', 'Gel 40 g = PVP 2000', 'Barra 45 g = PVP 1800'],
    ],
  ])('%s', (_why, lines, pieces) => {
    expect(read(lines)).toEqual(pieces);
  });

  it('are the same at the next page', () => {
    const regions = [
      toRegion(['Producto | Mayorista | Público', 'Whey 1 kg | $ 30.000 | $ 44.000']),
      toRegion(['Zinc | $ 6.000 | $ 8.800']),
      toRegion(['Gel 40 g | $ 1.000 | $ 2.000'], { column: 1 }),
    ];
    expect(readRegions(regions)).toEqual([
      'Whey 1 kg = Mayorista 30000 | Público 44000',
      'Zinc = Mayorista 6000 | Público 8800',
      'Gel 40 g = 1000 | 2000',
    ]);
  });
});

it('goes on with a name that runs into the column of other prices', () => {
  const others = ['Whey', 'Zinc', 'Faja', 'Soga', 'Maca', 'Cinto'].map((name) => `${name} | $ 9.000`);
  const lines = [...others, ...others, 'Talles M y L || $ 9.500'];
  const stops = [40, 85, 150];
  expect(read(lines, { stops }).at(-1)).toBe('Talles M y L = 9500');
});

it('tells prices apart by their titles where sections of other widths make one column of both', () => {
  const head = 'Producto | 1 u. | 3 u.';
  const lines = [head, 'Whey | $ 9.000 | $ 8.000', 'Faja | $ 7.000 | $ 6.000', 'Zinc ||| $ 4.000 | $ 3.500'];
  expect(read(lines, { stops: [40, 200, 260, 230, 290] })).toEqual([
    'Whey = 1 u. 9000 | 3 u. 8000',
    'Faja = 1 u. 7000 | 3 u. 6000',
    'Zinc = 1 u. 4000 | 3 u. 3500',
  ]);
});

it('gives all prices of a column its title where that has two lines', () => {
  const lines = ['Producto | Precio', '| público', 'Whey | $ 9.000 $ 8.000', 'Zinc | $ 4.000 $ 3.500'];
  expect(read(lines)).toEqual([
    'Whey = Precio público 9000 | Precio público 8000',
    'Zinc = Precio público 4000 | Precio público 3500',
  ]);
});

describe('prices by variant', () => {
  it.each<[why: string, lines: TestLine[], pieces: string[]]>([
    [
      'are each of a product of that size',
      ['Producto | 300 g | 1 kg', 'Creatina | $ 27.500 | $ 80.000', 'Whey | $ 15.000 |'],
      ['Creatina 300 g = 27500', 'Creatina 1 kg = 80000', 'Whey 300 g = 15000'],
    ],
    [
      'are each of a product of that flavor',
      ['Producto | Vainilla | Frutilla', 'Whey 1 kg | $ 44.000 | $ 45.000', 'Iso 2 lb | $ 50.000 | $ 51.000'],
      [
        'Whey 1 kg Vainilla = 44000',
        'Whey 1 kg Frutilla = 45000',
        'Iso 2 lb Vainilla = 50000',
        'Iso 2 lb Frutilla = 51000',
      ],
    ],
    [
      'are each of a flavor, also of one that is called as none is known to be',
      ['Producto | Negro | Fluo | Azul', 'Shaker | $ 7.000 | $ 7.500 | $ 7.000', 'Aro | | $ 19.800 | $ 20.900'],
      ['Shaker Negro = 7000', 'Shaker Fluo = 7500', 'Shaker Azul = 7000', 'Aro Fluo = 19800', 'Aro Azul = 20900'],
    ],
    [
      'are each of that brand, also of one that the shop does not have',
      [
        'Producto | Delta | Athlon | Voltaje',
        'Whey 1 kg | $ 44.000 | $ 40.000 | $ 35.000',
        'Zinc | $ 8.800 | | $ 5.000',
      ],
      [
        'Delta · Whey 1 kg = 44000',
        'Athlon · Whey 1 kg = 40000',
        'Voltaje · Whey 1 kg = 35000',
        'Delta · Zinc = 8800',
        'Voltaje · Zinc = 5000',
      ],
    ],
    [
      'are each of that brand where the shop has only one of them',
      ['VITAMINAS | Cerro Alto | Athlon', 'Whey 1 kg | $ 44.000 | $ 40.000', 'Zinc | $ 8.800 |'],
      ['Cerro Alto · Whey 1 kg = 44000', 'Athlon · Whey 1 kg = 40000', 'Cerro Alto · Zinc = 8800'],
    ],
    [
      'are each of a product of that size of clothes, though some have none',
      ['Producto | Talle S | Talle M', 'Guantes | $ 9.000 | $ 9.500', 'Faja | - | $ 7.000', 'Cinto | - | $ 8.000'],
      ['Guantes Talle S = 9000', 'Guantes Talle M = 9500', 'Faja Talle M = 7000', 'Cinto Talle M = 8000'],
    ],
    [
      'are those of the price that stands over the same sizes again and again',
      ['| MAYORISTA | | PÚBLICO', 'Prenda | S | M | S | M', 'Faja | $ 6.500 | $ 7.000 | $ 9.000 | $ 9.500'],
      ['Faja Talle S = MAYORISTA 6500 | PÚBLICO 9000', 'Faja Talle M = MAYORISTA 7000 | PÚBLICO 9500'],
    ],
    [
      'stand beside that of a closed box',
      ['Sabor | 46 g unidad | Caja x 12', 'Coco | $ 2.600 | $ 28.900', 'Limón | $ 2.700 | $ 29.900'],
      ['Coco 46 g unidad = 2600 | Caja x 12 28900', 'Limón 46 g unidad = 2700 | Caja x 12 29900'],
    ],
    [
      'are called what stands over the same headers again and again',
      ['| COSTO | | PVP', 'Producto | Unidad | Caja | Unidad | Caja', 'Barra | 1.800 | 19.000 | 2.600 | 28.600'],
      ['Barra = COSTO Unidad 1800 | COSTO Caja 19000 | PVP Unidad 2600 | PVP Caja 28600'],
    ],
    [
      'are each of a product of that size where nothing but sizes stands over them',
      ['Prenda | S | M | L', 'Guantes | $ 9.000 | $ 9.500 | $ 9.800', 'Faja | $ 6.500 | $ 7.000 | $ 7.500'],
      [
        'Guantes Talle S = 9000',
        'Guantes Talle M = 9500',
        'Guantes Talle L = 9800',
        'Faja Talle S = 6500',
        'Faja Talle M = 7000',
        'Faja Talle L = 7500',
      ],
    ],
    [
      'are of no size of the table above where there is but one',
      [
        'talle → | S | M',
        'Guantes | $ 9.000 | $ 9.500',
        'Faja | $ 6.500 | $ 7.000',
        'TALLE ÚNICO',
        'Soga | de acero | $ 4.000',
        'Bucal | doble | $ 8.000',
      ],
      [
        'Guantes Talle S = 9000',
        'Guantes Talle M = 9500',
        'Faja Talle S = 6500',
        'Faja Talle M = 7000',
        'Soga de acero = 4000',
        'Bucal doble = 8000',
      ],
    ],
    [
      'are each of that brand where most are missing',
      [
        'Producto | Delta | Athlon',
        'Whey 1 kg | $ 44.000 | $ 40.000',
        'Zinc | $ 8.800 | -',
        'Gel | $ 2.000 | -',
        'Maca | $ 9.000 | -',
      ],
      [
        'Delta · Whey 1 kg = 44000',
        'Athlon · Whey 1 kg = 40000',
        'Delta · Zinc = 8800',
        'Delta · Gel = 2000',
        'Delta · Maca = 9000',
      ],
    ],
    [
      'are each of the product that the header of the brands names',
      ['WHEY | 1 kg | 2 kg', 'Delta | $ 44.000 | $ 80.000', 'Athlon | $ 40.000 | $ 76.000'],
      [
        '# WHEY',
        'Delta · WHEY 1 kg = 44000',
        'Delta · WHEY 2 kg = 80000',
        'Athlon · WHEY 1 kg = 40000',
        'Athlon · WHEY 2 kg = 76000',
      ],
    ],
    [
      'are each of the product over its size where the rows name brands',
      [
        '| Omega 3 | Maca',
        [12, 'Marca | 60 comp | 90 comp'],
        'Delta | $ 9.000 | $ 12.000',
        'Athlon | $ 8.000 | $ 11.000',
      ],
      [
        'Delta · Omega 3 60 comp = 9000',
        'Delta · Maca 90 comp = 12000',
        'Athlon · Omega 3 60 comp = 8000',
        'Athlon · Maca 90 comp = 11000',
      ],
    ],
    [
      'are no variants where they are numbers of pieces',
      ['Producto | x 1 | x 6', 'Whey 1 kg | $ 44.000 | $ 42.000', 'Zinc | $ 8.800 | $ 8.400'],
      ['Whey 1 kg = x 1 44000 | x 6 42000', 'Zinc = x 1 8800 | x 6 8400'],
    ],
  ])('%s', (_why, lines, pieces) => {
    expect(read(lines)).toEqual(pieces);
  });

  const STOPS = [40, 240, 320, 400, 480];

  describe('in drawn cells', () => {
    // Headers and rows are 18 apart, prices right above 76 and 94.
    const lines = ['Prenda | S | M | L', 'Guantes | | $ 9.000 |', 'Faja | $ 7.000 | | $ 7.500'];
    const stops = [40, 240, 300, 360];
    const cells = (...down: [at: number, from: number, to: number][]) => {
      const all: typeof down = [[30, 44, 98], [230, 44, 98], [410, 44, 98], ...down];
      return { across: [], down: all.map(([at, from, to]) => ({ at, from, to })) };
    };
    const ALONE = ['Guantes Talle M = 9000', 'Faja Talle S = 7000', 'Faja Talle L = 7500'];

    it('are of each size that the cell is under', () => {
      const rules = cells([290, 44, 62], [350, 44, 62], [290, 80, 98], [350, 80, 98]);
      expect(read(lines, { stops, rules })).toEqual([
        'Guantes Talle S = 9000',
        'Guantes Talle M = 9000',
        'Guantes Talle L = 9000',
        ...ALONE.slice(1),
      ]);
      expect(read(lines, { stops, rules: cells([350, 44, 98]) })).toEqual([
        ...['Guantes Talle S = 9000', 'Guantes Talle M = 9000'],
        ...['Faja Talle S = 7000', 'Faja Talle M = 7000', 'Faja Talle L = 7500'],
      ]);
      const ofTwo = cells([290, 44, 62], [350, 44, 98], [290, 80, 98]);
      expect(read(lines, { stops, rules: ofTwo })).toEqual(['Guantes Talle S = 9000', ...ALONE]);
    });

    it('are of the size above them in a cell of their own, or where no line parts the sizes', () => {
      expect(read(lines, { stops, rules: cells([290, 44, 98], [350, 44, 98]) })).toEqual(ALONE);
      expect(read(lines, { stops, rules: cells() })).toEqual(ALONE);
    });
  });

  it('are of what their cells call the product, of the size of the row', () => {
    const lines: TestLine[] = [
      'Producto | Delta | Athlon',
      'Proteína 1 kg | $ 44.000 | $ 40.000',
      [12, '| Whey Oro | Vainilla'],
      'Zinc 60 caps | $ 8.800 | $ 8.000',
    ];
    expect(read(lines)).toEqual([
      'Delta · Whey Oro 1 kg = 44000',
      'Athlon · Proteína 1 kg = 40000',
      'Delta · Zinc 60 caps = 8800',
      'Athlon · Zinc 60 caps = 8000',
    ]);
  });

  it('keep what they are called where a brand or a size stands over several', () => {
    const HEADERS = 'Producto | Mayor | Público | Mayor | Público';
    const under = (one: string, other: string, headers = HEADERS, beside: readonly TextItem[] = []) => {
      const middle = [one, other].map((text, at) => toTestItem(text, { x: at === 0 ? 280 : 440, y: 40 }));
      const page = toTestPage([headers, 'Whey 1 kg | 30.000 | 44.000 | 28.000 | 40.000', 'Zinc | 6.000 | 8.800 | | '], {
        stops: STOPS,
        items: [...beside, ...middle],
      });
      const region = { lines: toPrintedLines(page, 0), rules: page.rules, column: 0 };
      return readRegions([region]);
    };
    expect(under('Delta', 'Voltaje')).toEqual([
      'Delta · Whey 1 kg = Mayor 30000 | Público 44000',
      'Voltaje · Whey 1 kg = Mayor 28000 | Público 40000',
      'Delta · Zinc = Mayor 6000 | Público 8800',
    ]);
    const named = toTestItem('Producto', { x: 40, y: 40 });
    expect(under('Delta', 'Voltaje', '| Mayor | Público | Mayor | Público', [named])[0]).toBe(
      'Delta · Whey 1 kg = Mayor 30000 | Público 44000',
    );
    expect(under('500 g', '2 kg')[2]).toBe('Zinc 500 g = Mayor 6000 | Público 8800');
    expect(under('Delta', 'Voltaje', 'Producto | Mayor | Público | Costo | PVP')[0]).not.toContain('Voltaje');
  });

  it('are of the product in the corner over rows of flavors, until the next one', () => {
    const lines: TestLine[] = [
      'Whey Delta | 1 kg | 2 kg',
      'Chocolate | $ 50.700 | $ 95.050',
      'Vainilla | $ 50.700 | sin stock',
      'Zinc | 500 g | 1 kg',
      'Neutro | $ 5.400 | $ 8.950',
    ];
    expect(read(lines).filter((piece) => !piece.startsWith('#'))).toEqual([
      'Whey Delta Chocolate 1 kg = 50700',
      'Whey Delta Chocolate 2 kg = 95050',
      'Whey Delta Vainilla 1 kg = 50700',
      'Whey Delta Vainilla 2 kg = -',
      'Zinc Neutro 500 g = 5400',
      'Zinc Neutro 1 kg = 8950',
    ]);
  });

  it('are not of the size of their column where the name says another one', () => {
    const lines = ['Producto | 250 g | 500 g', 'Creatina | $ 20.000 | $ 38.000', 'Gel 40 g | $ 2.200'];
    expect(read(lines)).toEqual(['Creatina 250 g = 20000', 'Creatina 500 g = 38000', 'Gel 40 g = 2200']);
    expect(read([lines[0] ?? '', 'Creatina 250 g | $ 20.000 | $ 38.000'])[1]).toBe('Creatina 250 g 500 g = 38000');
  });

  it('are of the products over them where the rows have sizes', () => {
    const lines = ['Tamaño | Whey Oro | Iso Plata', '1 kg | $ 44.000 | $ 50.000', '2 kg | $ 80.000 | $ 90.000'];
    expect(read(lines, { how: 'crossed' })).toEqual([
      'Whey Oro 1 kg = 44000',
      'Iso Plata 1 kg = 50000',
      'Whey Oro 2 kg = 80000',
      'Iso Plata 2 kg = 90000',
    ]);
  });
});

describe('names', () => {
  const PRODUCTS = ['Whey Oro Isolate 1 kg = 44000', 'Zinc 60 caps = 8800'];

  it.each<[why: string, lines: TestLine[]]>([
    ['begin in the line above', ['Whey Oro Isolate', [12, '1 kg | $ 44.000'], 'Zinc 60 caps | $ 8.800']],
    ['go on in the line below', ['Whey Oro | $ 44.000', [12, 'Isolate 1 kg'], 'Zinc 60 caps | $ 8.800']],
    ['go on above and below', ['Whey Oro', [6, '| $ 44.000'], [6, 'Isolate 1 kg'], 'Zinc 60 caps | $ 8.800']],
    ['have three lines', ['Whey Oro', [12, 'Isolate | $ 44.000'], [12, '1 kg'], [22, 'Zinc 60 caps | $ 8.800']]],
  ])('%s', (_why, lines) => {
    expect(read(lines)).toEqual(PRODUCTS);
  });

  it('go on in a line of as many words as remarks have', () => {
    const lines: TestLine[] = [
      '7 | Whey Oro Isolate Premium | $ 44.000',
      [12, '| 1 kg y 2 o 3 a la vez'],
      [20, '8 | Zinc | $ 8.800'],
    ];
    expect(read(lines, { stops: [40, 80, 330] })).toEqual([
      'Whey Oro Isolate Premium 1 kg y 2 o 3 a la vez = 44000',
      'Zinc = 8800',
    ]);
  });

  it('go on within ruled lines, though the next row is nearer', () => {
    const lines: TestLine[] = [
      'Whey Oro | $ 44.000',
      [17, 'Isolate 1 kg'],
      [14, 'Zinc | $ 8.800'],
      [17, '60 caps'],
      [14, 'Gel | $ 2.000'],
    ];
    const across = [47, 79, 110, 126].map((at) => ({ from: 30, to: 400, at }));
    expect(read(lines, { across })).toEqual([...PRODUCTS, 'Gel = 2000']);
  });

  it('keep flavors below them as notes, and a size or one color as part of them', () => {
    const lines: TestLine[] = [
      'Whey Oro | $ 44.000',
      [12, 'Vainilla, Frutilla y Chocolate'],
      'Remera | $ 9.000',
      [12, 'Talle XL'],
      'Shaker | $ 5.000',
      [12, 'Negro'],
    ];
    expect(read(lines)).toEqual([
      'Whey Oro [Vainilla, Frutilla y Chocolate] = 44000',
      'Remera Talle XL = 9000',
      'Shaker Negro = 5000',
    ]);
  });

  it('are the titles above several rows', () => {
    const lines = [
      '+ Whey Oro',
      '1 kg | $ 44.000',
      '2 kg | $ 80.000',
      '+ Zinc',
      '60 caps | $ 8.800',
      '# Delta',
      'Gel | $ 2.000',
    ];
    expect(read(lines, { how: 'titled' })).toEqual([
      'Whey Oro 1 kg = 44000',
      'Whey Oro 2 kg = 80000',
      'Zinc 60 caps = 8800',
      '# Delta',
      'Gel = 2000',
    ]);
  });

  it('begin with a title above the headers, which says nothing of the next table', () => {
    const lines = [
      'GUANTES DE BOX',
      'talle → | S | M',
      'Cuero | $ 9.000 | $ 9.500',
      'talle → | S | M',
      'Faja | $ 6.500 | $ 7.000',
    ];
    expect(read(lines, { how: 'titled' })).toEqual([
      'GUANTES DE BOX Cuero Talle S = 9000',
      'GUANTES DE BOX Cuero Talle M = 9500',
      'Faja Talle S = 6500',
      'Faja Talle M = 7000',
    ]);
  });

  it('are titles above rows with flavors below each, within the same ruled lines', () => {
    const lines: TestLine[] = [
      '+ Whey Oro | NUEVO',
      'Concentrada',
      '1 kg | $ 44.000',
      [10, 'Vainilla, Frutilla'],
      [20, '2 kg | $ 80.000'],
      [10, 'Chocolate'],
    ];
    // The upper one is as wide as a price, and stands over flavors only.
    const across = [20, 45, 140].map((at) => ({ from: at === 20 ? 60 : 30, to: at === 20 ? 110 : 400, at }));
    expect(read(lines, { how: 'titled', across })).toEqual([
      'Whey Oro NUEVO Concentrada 1 kg [Vainilla, Frutilla] = 44000',
      'Whey Oro NUEVO Concentrada 2 kg [Chocolate] = 80000',
    ]);
  });

  it('are titles only of the rows that are indented below them', () => {
    const lines = [
      '• Whey Oro',
      '| – 1 kg | $ 44.000',
      '| – 2 kg | $ 80.000',
      '• Gel 40 g || $ 2.000',
      '• Maca || $ 9.000',
    ];
    expect(read(lines, { how: 'titled', stops: [40, 70, 240] })).toEqual([
      'Whey Oro – 1 kg = 44000',
      'Whey Oro – 2 kg = 80000',
      'Gel 40 g = 2000',
      'Maca = 9000',
    ]);
  });

  it('begin with the heading of a brand over rows of codes and sizes', () => {
    const lines = [
      'Código | Presentación | Precio',
      'WHEY ORO - DELTA',
      'A-503 | 1 kg | $ 44.000',
      'A-506 | 2 kg | $ 80.000',
      'Zinc - Athlon',
      'A-509 | 60 caps | $ 9.000',
    ];
    expect(read(lines, { how: 'titled' })).toEqual([
      'WHEY ORO - DELTA 1 kg = Precio 44000',
      'WHEY ORO - DELTA 2 kg = Precio 80000',
      'Zinc - Athlon 60 caps = Precio 9000',
    ]);
  });

  it('are below their prices, or all around them', () => {
    const below = ['$ 44.000', 'Whey Oro', '1 kg', '$ 8.800', 'Zinc 60 caps'];
    expect(read(below, { how: 'below' })).toEqual(['Whey Oro 1 kg = 44000', 'Zinc 60 caps = 8800']);
    expect(read(['Whey Oro', '$ 44.000', '1 kg'], { how: 'around' })).toEqual(['Whey Oro 1 kg = 44000']);
  });

  it('begin in a line that is not ended, which is no heading', () => {
    const lines: TestLine[] = [
      'Zinc 60 caps | $ 8.800',
      'Whey Delta con',
      [12, 'magnesio 300 g | $ 23.600'],
      'Barra | $ 900',
    ];
    expect(read(lines)).toEqual(['Zinc 60 caps = 8800', 'Whey Delta con magnesio 300 g = 23600', 'Barra = 900']);
  });

  it('may have a brand in them where they are wrapped', () => {
    const lines: TestLine[] = ['Delta Whey', [12, '1 kg | $ 44.000'], 'Zinc 60 caps | $ 8.800'];
    expect(read(lines, { how: 'wrapped' })).toEqual(['Delta Whey 1 kg = 44000', 'Zinc 60 caps = 8800']);
  });

  it('have the brand beside their price where nothing else is in its row', () => {
    const card = (...[name, brand, size]: string[]): TestLine[] => [
      [14, `${name}`],
      [6, `${brand}`],
      [6, `${size}`],
    ];
    const lines = [
      ...card('Whey Oro', 'Delta | $ 44.000', '1 kg'),
      ...card('Zinc', 'Athlon | $ 8.800', '60 caps'),
      ...card('Vitamina C', 'Delta | $ 6.000', '30 comp'),
    ];
    expect(read(lines, { how: 'wrapped' })).toEqual([
      'Whey Oro Delta 1 kg = 44000',
      'Zinc Athlon 60 caps = 8800',
      'Vitamina C Delta 30 comp = 6000',
    ]);
  });
});

describe('headings', () => {
  it.each<[why: string, lines: TestLine[], pieces: string[]]>([
    [
      'are brands and kinds of product, known or not',
      ['# Delta', 'Whey 1 kg | $ 44.000', '# Voltaje', 'Zinc | $ 8.800', 'Proteínas', 'Gel | $ 2.000'],
      ['# Delta', 'Whey 1 kg = 44000', '# Voltaje', 'Zinc = 8800', '# Proteínas', 'Gel = 2000'],
    ],
    [
      'stand beside what prices are called',
      ['Delta | Mayorista | Público', 'Whey 1 kg | $ 30.000 | $ 44.000', 'Zinc | $ 6.000 | $ 8.800'],
      ['# Delta', 'Whey 1 kg = Mayorista 30000 | Público 44000', 'Zinc = Mayorista 6000 | Público 8800'],
    ],
    [
      'stand beside what the only price is called',
      ['Voltaje | Precio', 'Whey 1 kg | $ 44.000', 'Zinc | $ 8.800'],
      ['# Voltaje', 'Whey 1 kg = Precio 44000', 'Zinc = Precio 8800'],
    ],
    [
      'and a remark in brackets over a price, unlike two brands',
      ['Producto | Octubre | Noviembre', 'Delta | (flete aparte)', 'Zinc 9.50 | $ 40.000 | $ 44.000'],
      ['# Delta', 'Zinc = 9.5 | Octubre 40000 | Noviembre 44000'],
    ],
    [
      'stand beside other texts',
      ['# Delta | Noviembre', 'Whey 1 kg | $ 44.000', 'Zinc | $ 8.800'],
      ['# Delta', 'Whey 1 kg = 44000', 'Zinc = 8800'],
    ],
    [
      'are between stars in messages',
      ['*Voltaje*', 'Whey 1 kg | $ 44.000', 'Zinc | $ 8.800'],
      ['# *Voltaje*', 'Whey 1 kg = 44000', 'Zinc = 8800'],
    ],
    [
      'are no terms of sale and no sizes',
      ['Consultas 11 5555-4321', '', 'Whey 1 kg | $ 44.000', '', '500 g', '', 'Total de artículos: 2'],
      ['Whey 1 kg = 44000'],
    ],
  ])('%s', (_why, lines, pieces) => {
    expect(read(lines)).toEqual(pieces);
  });

  it('are all lines of a region over columns', () => {
    const over = toRegion(['# Voltaje'], { over: true });
    expect(readTables([over], { how: 'row', terms })).toEqual([
      { kind: 'heading', text: 'Voltaje', style: 'bold 14 a', over: true },
    ]);
  });
});

it('keeps the brand of a card to its products, wherever it stands in it', () => {
  const card = (...lines: TestLine[]) => toRegion(lines, { card: true });
  const cards = [
    card('Delta', 'Whey 1 kg', '$ 44.000'),
    card('Zinc', '60 caps', 'Athlon', '$ 8.800'),
    card('Gel 40 g', '$ 2.000'),
  ];
  expect(readRegions(cards, { how: 'titled' })).toEqual([
    'Delta · Whey 1 kg = 44000',
    'Athlon · Zinc 60 caps = 8800',
    'Gel 40 g = 2000',
  ]);
});

it('takes a brand and a size beside each other over one price for no headers', () => {
  const page = (name: string, price: string) => {
    const brand = toTestItem('Delta', { y: 100 });
    const size = toTestItem('x 500 g', { x: brand.x + brand.width + 9, y: 100 });
    const big = toTestItem(price, { y: 130, size: 20 });
    const items = [toTestItem(name, { y: 85 }), brand, size, big];
    return toPrintedLines({ ...toTestPage([]), items }, 0);
  };
  const cards = [page('Whey', '$ 44.000'), page('Zinc', '$ 8.800')];
  const regions = cards.map((lines) => ({ ...toRegion([], { card: true }), lines }));
  expect(readRegions(regions, { how: 'titled' })).toEqual(['Whey Delta x 500 g = 44000', 'Zinc Delta x 500 g = 8800']);
});

it('takes the last word of the name of a card, set like it, for no brand of the next ones', () => {
  const withBrand = (brand: string): TestLine[][] => [
    ['ZINC 60 CAPS', '$ 8.800'],
    ['WHEY', [12, brand], '$ 44.000'],
    ['BARRA 40 G', '$ 2.000'],
  ];
  const readCards = (brand: string) =>
    readRegions(
      withBrand(brand).map((lines) => toRegion(lines, { card: true })),
      { how: 'titled' },
    );
  expect(readCards('DELTA')).toEqual(['ZINC 60 CAPS = 8800', 'WHEY DELTA = 44000', 'BARRA 40 G = 2000']);
  expect(readCards('Delta')).toContain('# Delta');
});

it('takes a brand that few cards name for that of the next ones', () => {
  const cards = [['# Delta', 'Whey 1 kg | $ 44.000'], ['Zinc 60 caps | $ 8.800'], ['Barra 40 g | $ 2.000']];
  const regions = cards.map((lines) => toRegion(lines, { card: true }));
  expect(readRegions(regions, { how: 'titled' })).toEqual([
    '# Delta',
    'Whey 1 kg = 44000',
    'Zinc 60 caps = 8800',
    'Barra 40 g = 2000',
  ]);
});

it('puts prices below each other together that are called otherwise, and no prices of other sizes', () => {
  const priced = (...lines: TestLine[]) => {
    const region = toRegion(lines);
    const labelled = { ...region, lines: labelLines(region.lines, 'before') };
    return readRegions([labelled], { how: 'titled' });
  };
  expect(
    priced('+ Whey', 'Antes $ 50.000', 'Ahora $ 44.000', '+ Zinc 60 caps', 'Antes $ 9.000', 'Ahora $ 8.800'),
  ).toEqual(['Whey = Antes 50000 | Ahora 44000', 'Zinc 60 caps = Antes 9000 | Ahora 8800']);
  expect(priced('+ Whey', '1 kg PVP $ 44.000', '2 kg Ahora $ 80.000')).toEqual([
    'Whey 1 kg = PVP 44000',
    'Whey 2 kg = Ahora 80000',
  ]);
});

it('adds a price below a row that is one of another column, perhaps beside flavors', () => {
  const HEADER = 'Producto | Mayorista | Público';
  const below = (line: string) => read([HEADER, 'Whey 1 kg | $ 30.000', line, 'Zinc | $ 6.000 | $ 8.800']);
  const zinc = 'Zinc = Mayorista 6000 | Público 8800';
  expect(below('| | $ 44.000')).toEqual(['Whey 1 kg = Mayorista 30000 | Público 44000', zinc]);
  expect(below('Vainilla, Frutilla | | $ 44.000')).toEqual([
    'Whey 1 kg [Vainilla, Frutilla] = Mayorista 30000 | Público 44000',
    zinc,
  ]);
  expect(below('Gel | | $ 44.000')).toEqual(['Whey 1 kg = Mayorista 30000', 'Gel = Público 44000', zinc]);
  expect(below('| $ 29.000')[0]).toBe('Whey 1 kg = Mayorista 30000');
});

it('takes marks of single rows for no cell of all rows, where a line is drawn only around them', () => {
  const across = [40, 200].map((at) => ({ from: 30, to: 560, at }));
  const rows = Array.from(
    { length: 6 },
    (_, at) => `Whey ${at + 1} kg | $ 1${at}.000 ${at % 3 === 0 ? '| vuelve' : ''}`,
  );
  expect(read(rows, { across })).toEqual(
    rows.map((_, at) => `Whey ${at + 1} kg ${at % 3 === 0 ? 'vuelve ' : ''}= 1${at}000`),
  );
});

it('takes what stands in a drawn cell beside several rows for all of them', () => {
  const lines: TestLine[] = [
    'Marca | Producto | Precio',
    '| Whey 1 kg | $ 44.000',
    'Voltaje | Zinc | $ 8.800',
    '| Gel | $ 2.000',
    '| Maca | $ 9.000',
    'Delta | Barra | $ 1.500',
    '| Remera | $ 7.000',
  ];
  const across = [62, 116, 170].map((at) => ({ from: 36, to: 400, at }));
  expect(read(lines, { across })).toEqual([
    'Voltaje · Whey 1 kg = Precio 44000',
    'Voltaje · Zinc = Precio 8800',
    'Voltaje · Gel = Precio 2000',
    'Delta · Maca = Precio 9000',
    'Delta · Barra = Precio 1500',
    'Delta · Remera = Precio 7000',
  ]);
});

it('leaves out of names what is said of them below, and of the list above', () => {
  const lines: TestLine[] = [
    'sobre estos precios se descuenta un treinta',
    'Whey Clásica',
    'Suero concentrado del sur.',
    '1 kg $ 44.000',
    'zinc quelado de farmacia',
    '60 caps $ 8.800',
  ];
  expect(read(lines, { how: 'titled' })).toEqual([
    'Whey Clásica 1 kg = 44000',
    'zinc quelado de farmacia 60 caps = 8800',
  ]);
});

it('names a size below a price after the product above, until a heading', () => {
  const lines: TestLine[] = [
    'Vitamina C',
    '30 caps',
    '$ 8.800',
    '60 caps',
    '$ 12.000',
    '',
    '# DELTA',
    '',
    '90 caps',
    '$ 5.000',
  ];
  expect(read(lines, { how: 'titled' })).toEqual([
    'Vitamina C 30 caps = 8800',
    'Vitamina C 60 caps = 12000',
    '# DELTA',
    '90 caps = 5000',
  ]);
});

it('tells the flavors right below a name of all its rows', () => {
  const lines: TestLine[] = [
    'Whey',
    'sabores: vainilla, frutilla, uva, coco, limón, banana, mango',
    '40 g | $ 2.300',
    '80 g | $ 3.200',
  ];
  const flavors = '[sabores: vainilla, frutilla, uva, coco, limón, banana, mango]';
  expect(read(lines, { how: 'titled' })).toEqual([`Whey 40 g ${flavors} = 2300`, `Whey 80 g ${flavors} = 3200`]);
});

it('ends a brand where a numbered heading names another one in two texts', () => {
  const lines: TestLine[] = ['RUBRO: 12 DELTA', 'Whey 1 kg | $ 44.000', 'RUBRO: 13 | VOLTAJE', 'Zinc | $ 8.800'];
  expect(read(lines)).toEqual(['# RUBRO: 12 DELTA', 'Whey 1 kg = 44000', '# RUBRO: 13 VOLTAJE', 'Zinc = 8800']);
});

it('takes what is set as brands and kinds of goods are for a heading, also when it knows none of them', () => {
  const lines: TestLine[] = [
    '# DELTA',
    'Whey 1 kg | $ 44.000',
    '# CREATINAS',
    'Barra 40 g | $ 2.000',
    '# LA MOLIENDA',
    'Zinc | $ 8.800',
  ];
  const names = ['# DELTA', 'Whey 1 kg = 44000', '# CREATINAS', 'Barra 40 g = 2000', '# LA MOLIENDA', 'Zinc = 8800'];
  expect(read(lines, { how: 'below' })).toEqual(names);
});

it('tells the line as printed, and how many amounts it accounts for', () => {
  const lines = ['Producto | Stock | Precio', 'Whey 1 kg | 1200 | $ 44.000', 'Zinc | 1400 | $ 8.800'];
  const [record] = readTables([toRegion(lines)], { how: 'row', terms });
  expect(record).toMatchObject({ line: 'Whey 1 kg 1200 $ 44.000', amounts: 2 });
});

describe('a card', () => {
  it('has as name what is set as its first text that names something, and no badge nor description', () => {
    const lines = ['# WP', '+ Whey Protein', 'Concentrado, con enzimas', '500 g | $ 9.000', '1 kg | $ 17.000'];
    expect(read(lines, { how: 'styled', card: true })).toEqual([
      'Whey Protein 500 g = 9000',
      'Whey Protein 1 kg = 17000',
    ]);
  });

  it('has the name of its first size also behind the price of a box', () => {
    const lines = ['Whey', '500 g | $ 9.000', 'bulto 12 u. | $ 99.000', '1 kg | $ 17.000'];
    expect(read(lines, { how: 'styled', card: true }).at(-1)).toBe('Whey 1 kg = 17000');
  });

  it('has its size also beside what a portion holds', () => {
    const lines = ['+ Whey', '46 g 15 g de proteína', 'Rica', '$ 2.200'];
    expect(read(lines, { how: 'styled', card: true })).toEqual(['Whey 46 g 15 g de proteína = 2200']);
  });

  it('has a size before several colors', () => {
    expect(read(['Yoga mat', '6 mm lila, gris', '$ 25.000'], { how: 'titled', card: true })).toEqual([
      'Yoga mat 6 mm lila, gris = 25000',
    ]);
  });
});

it('takes a brand beside texts that name nothing for a heading', () => {
  const lines = ['TALLER | DELTA', 'Whey 1 kg | $ 9.000', 'Zinc | $ 8.000'];
  expect(read(lines, { how: 'titled' })).toEqual(['# DELTA', 'Whey 1 kg = 9000', 'Zinc = 8000']);
});

it('leaves the end of a name that is longer than others in its column', () => {
  const rows = ['Creatina', 'Whey', 'Zinc', 'Gel', 'Barra', 'Maca', 'Omega 3', 'Citrulina'];
  const lines = ['Colágeno con ácido hialurónico 300 g', ...rows].map((name) => `${name} | Delta | $ 9.000`);
  const stops = [40, 230, 330];
  expect(read(lines, { stops })[0]).toBe('Delta · Colágeno con ácido hialurónico 300 g = 9000');
});

it('marks the last words of names that are cut off', () => {
  const cut = ['WHEY PROT KALLPA X 907 GRS CHO', 'WHEY PROT KALLPA X 907 GRS VAI', 'BCAA 2:1:1 KALLPA X 280 GRS UV'];
  const lines = ['Producto | Precio', ...[...cut, 'ZINC', 'GEL ENERG'].map((name) => `${name} | $ 9.000`)];
  expect(read(lines)).toEqual(
    [...cut.map((name) => `${name}.`), 'ZINC', 'GEL ENERG'].map((name) => `${name} = Precio 9000`),
  );
  const [record] = readTables([toRegion(lines)], { how: 'row', terms });
  expect(record).toMatchObject({ line: `${cut[0]} $ 9.000` });
});

it('marks no names that are of any length', () => {
  const names = ['WHEY PROT KALLPA X 907 GRS CHO', 'WHEY PROT KALLPA X 907 GRS UVA', 'WHEY PROT KALLPA X 45 GRS UVA'];
  expect(read(names.map((name) => `${name} | $ 9.000`))).toEqual(names.map((name) => `${name} = 9000`));
});

it('leaves bare numbers in the names of a column that holds no prices', () => {
  const lines = ['Producto | Precio', 'Vitamina C 1000 | $ 9.000', 'Zinc | $ 8.000'];
  expect(read(lines)).toEqual(['Vitamina C 1000 = Precio 9000', 'Zinc = Precio 8000']);
});

it('takes a column of weights for the parcel where names have their sizes', () => {
  const titles = 'Nombre | Peso (kg) | Precio';
  expect(read([titles, 'Whey 2 lb | 1,2 | $ 9.000', 'Zinc 60 caps | 0,2 | $ 8.000'])).toEqual([
    'Whey 2 lb = Precio 9000',
    'Zinc 60 caps = Precio 8000',
  ]);
  expect(read([titles, 'Whey | 1 | $ 9.000', 'Whey | 3 | $ 8.000'])).toEqual([
    'Whey 1 kg = Precio 9000',
    'Whey 3 kg = Precio 8000',
  ]);
});

it('leaves out sentences that describe what is named above the price', () => {
  const lines = [
    'Whey',
    'Sabor intenso. 1 kg. | $ 30.000',
    'Zinc',
    '60 compr. | $ 9.000',
    'Vitamina C',
    'Con maní tostado. | $ 2.000',
    'Iso',
    'Doypack x 3 kg (Choc. / Vain.) | $ 90.000',
  ];
  expect(read(lines, { how: 'titled' })).toEqual([
    'Whey 1 kg. = 30000',
    'Zinc 60 compr. = 9000',
    'Vitamina C = 2000',
    'Iso Doypack x 3 kg (Choc. / Vain.) = 90000',
  ]);
});
