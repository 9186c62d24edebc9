import { expect, it } from 'vitest';
import { toBrandNames } from '../brands/brand-names.ts';
import { toPrintedLines } from '../layout/printed-lines.ts';
import type { PageRegion } from '../layout/regions.ts';
import type { ListPiece } from '../readers/list-piece.ts';
import { createNameCompletion } from '../similarity/name-completion.ts';
import { readText } from './text-reader.ts';

const SIZE = 9;
const LINE_HEIGHT = 12;

/** A page with these lines, letters half as wide as they are high. */
function toRegion(lines: readonly string[], page: number): PageRegion {
  const items = lines.map((text, index) => {
    const place = { x: 10, y: LINE_HEIGHT * (index + 1), width: text.length * SIZE * 0.5 };
    return { text, size: SIZE, font: 'f1', turn: 0, ...place } as const;
  });
  const rules = { across: [], down: [] };
  return { lines: toPrintedLines({ width: 600, height: 800, items, rules }, page), rules, column: 0 };
}

const terms = {
  brands: toBrandNames(['Delta Nutrición', 'Vidalta Sport']),
  categoryWords: new Set<string>(),
  nameWords: new Set<string>(),
  boxes: new Map(),
  hasWord: (text: string) => /whey|crea|omega|barra|gel|pasta|crunchy|\d/i.test(text),
  isProduct: () => false,
  beginsName: () => false,
  countRows: () => 0,
  complete: createNameCompletion([
    { name: 'Pasta de Maní Crunchy 380 g', brand: 'Vidalta Sport' },
    { name: 'Pasta de Maní Crunchy 1 kg', brand: 'Vidalta Sport' },
    { name: 'Pasta de Maní Cacao 380 g', brand: 'Vidalta Sport' },
  ]),
};

function textOfPiece(piece: ListPiece): string {
  if (piece.kind === 'heading') return `# ${piece.text}`;
  const prices = piece.prices.map(({ label, centavos }) =>
    `${label} ${centavos === undefined ? '-' : centavos / 100}`.trim(),
  );
  return [piece.name, ...piece.notes.map((note) => `[${note}]`), '=', prices.join(' | ')].join(' ');
}

const read = (...pages: string[][]) => readText(pages.map(toRegion), terms).map(textOfPiece);

it.each<[why: string, lines: string[], pieces: string[]]>([
  [
    'what is right above the first item as its heading',
    ['Hola, va la lista nueva', 'OTRAS COSITAS', '▪Gel 40 g $ 2.000', '▪Barra 46 g $ 900', 'vainilla'],
    ['# OTRAS COSITAS', 'Gel 40 g = 2000', 'Barra 46 g [vainilla] = 900'],
  ],
  [
    'what a mention above the list says as its brand, unless a heading has one',
    ['Hola! Soy Ana de Delta Nutrición, paso la lista', 'PASTAS', '▪Pasta Lisa 1 kg $ 9.000', '▪Gel 40 g $ 2.000'],
    ['# Delta Nutrición', '# PASTAS', 'Pasta Lisa 1 kg = 9000', 'Gel 40 g = 2000'],
  ],
  [
    'a variety that is a product of its own under the heading as that',
    ['PASTAS DE MANÍ', '▪Pasta Crunchy 380 g $ 5.000', '▪Cacao 380 g $ 6.000', '▪1 kg $ 9.000'],
    [
      '# PASTAS DE MANÍ',
      'Pasta Crunchy 380 g = 5000',
      'Pasta de Maní Cacao 380 g = 6000',
      'Pasta de Maní Cacao 1 kg = 9000',
    ],
  ],
  [
    'a slip in many words, unless they name a product',
    ['La whey de 1 kg 30.000, no, perdón, estoy mirando la otra, 32.000', 'el gel 2.000, no, perdón, la barra 1.900'],
    ['whey de 1 kg = 32000', 'gel = 2000', 'barra = 1900'],
  ],
  [
    'what is right only at the second go',
    ['La whey 11.000, eh, 11.300. La creatina 20.000, sí, 20.500', 'Ahora difieren: la barra 1.900'],
    ['whey = 11300', 'creatina = 20500', 'barra = 1900'],
  ],
  [
    'what follows a correction as another one',
    [
      'Whey 1 kg $ 30.000',
      'Gel 40 g $ 2.000',
      'perdón, el gel 40 g es $ 2.100',
      'y la whey 1 kg bajó, queda en $ 29.000',
    ],
    ['Whey 1 kg = 29000', 'Gel 40 g = 2100'],
  ],
  [
    'a correction of the price for the trade as another price',
    ['Whey 1 kg $ 30.000', 'Gel 40 g $ 2.000', 'perdón, la whey 1 kg por mayor $ 21.000'],
    ['Whey 1 kg = 30000', 'Gel 40 g = 2000', 'whey 1 kg = por mayor 21000'],
  ],
  [
    'a price on a condition as another one, whatever is said between',
    ['Whey 1 kg $ 42.000 no, perdón por la demora, con transferencia $ 39.000', 'Gel 40 g $ 2.000 para socios $ 1.800'],
    ['Whey 1 kg = 42000', 'perdón por la demora = con transferencia 39000', 'Gel 40 g = 2000', 'para socios = 1800'],
  ],
  [
    'labels in lines of their own as what they are',
    ['Chía whey 500 g', '$ 5.000', 'Precio x kg: $ 10.000', 'Precio s/imp. nac.: $ 4.100'],
    ['Chía whey 500 g = 5000 | Precio x kg 10000 | Precio s/imp. nac. 4100'],
  ],
  [
    'sentences over several lines, a brand before each',
    ['DELTA: Whey 1 kg $ 30.000 / 3 kg', '$ 80.000, Creatina falta, Creatina 300 g', '$ 20.000.'],
    ['# DELTA', 'Whey 1 kg = 30000', 'Whey 3 kg = 80000', 'Creatina 300 g = 20000'],
  ],
  [
    'what is said of a brand before a colon',
    ['delta me quedó poco: whey 1 kg $ 30.000', 'y volvió Vidalta, muy buen precio: creatina 300 g $ 20.000'],
    ['# Delta Nutrición', 'whey 1 kg = 30000', '# Vidalta Sport', 'creatina 300 g = 20000'],
  ],
  [
    'a brand within a name, also where a line has several prices',
    [
      'Whey Delta Nutrición 1 kg: $ 30.000 (decía 29.000) / comercio 21.000',
      'Creatina 300 g: $ 20.000 (decía 19.000) / comercio 14.000',
    ],
    [
      'Whey Delta Nutrición 1 kg = 30000 | antes 29000 | comercio 21000',
      'Creatina 300 g = 20000 | antes 19000 | comercio 14000',
    ],
  ],
  [
    'by how much prices changed',
    [
      'Whey 1 kg $ 30.000 aumentó 8%',
      'Creatina 300 g $ 20.000 subió un 4,5 %.',
      'Gel 40 g $ 2.000 subió $200',
      'Barra $ 900',
    ],
    ['Whey 1 kg = 30000', 'Creatina 300 g = 20000', 'Gel 40 g = 2000', 'Barra = 900'],
  ],
  [
    'what prices are for, and what is not sold between them',
    ['DELTA', 'Barra 43.500', 'Whey no está viniendo', 'Creatina 10.600 el par', 'Gel 2.000 c/u', 'Omega 3 17.000'],
    ['# DELTA', 'Barra = 43500', 'Whey = -', 'Creatina = 10600', 'Gel = 2000', 'Omega 3 = 17000'],
  ],
  [
    'two products of a kind with one price',
    ['DELTA', 'Barra coco y barra maní 23 g $ 730', 'Gel 40 g $ 900'],
    ['# DELTA', 'Barra coco 23 g = 730', 'barra maní 23 g = 730', 'Gel 40 g = 900'],
  ],
  [
    'another brand before a colon',
    ['DELTA: Whey 1 kg $ 30.000', 'y una marca nueva, Tambor, muy buen precio: creatina 300 g $ 20.000'],
    ['# DELTA', 'Whey 1 kg = 30000', '# Tambor', 'creatina 300 g = 20000'],
  ],
  [
    'a price that became another, in other words',
    ['La granola de 350 g, que en mayo costaba $ 5.900, hoy vale $ 6.700.'],
    ['granola de 350 g = antes 5900 | ahora 6700'],
  ],
  [
    'a price that is taken back further on, under another brand',
    ['DELTA: Creatina 300 g $ 20.000', 'VIDALTA', 'Whey 1 kg $ 30.000', 'Perdón, corrijo: la de 300 g va a $ 19.500'],
    ['# DELTA', 'Creatina 300 g = 19500', '# VIDALTA', 'Whey 1 kg = 30000'],
  ],
  [
    'a price that is taken back in the same breath',
    ['DELTA', 'La whey de 1 kg a $ 30.000, no, perdón, a $ 32.000', 'la creatina $ 20.000, digo, $ 21.000'],
    ['# DELTA', 'whey de 1 kg = 32000', 'creatina = 21000'],
  ],
  [
    'a slip of the tongue without commas',
    ['la whey de 1 kg $ 30.000 ay no perdón esas son a $ 32.000', 'la creatina $ 20.000 no esperá en $ 21.000'],
    ['whey de 1 kg = 32000', 'creatina = 21000'],
  ],
  [
    'a slip of the tongue that says why',
    ['la whey de 1 kg 30.000 no miento eso es con el envío son 28.000 la creatina 20.000'],
    ['whey de 1 kg = 28000', 'creatina = 20000'],
  ],
  [
    'a denied price that only one product has, unless it is that of another one',
    [
      'Gel 40 g $ 2.000',
      'Whey 1 kg $ 30.000',
      'uh, perdón, esa es $ 32.000, no $ 30.000',
      'la crunchy $ 2.200, no $ 2.000',
    ],
    ['Gel 40 g = 2000', 'Whey 1 kg = 32000', 'crunchy = 2200'],
  ],
  [
    'the same product of several brands',
    ['VIDALTA', 'Creatina 300 g: Delta Nutrición $ 20.000 - Vidalta Sport $ 19.000', 'Whey 1 kg $ 30.000'],
    [
      '# VIDALTA',
      '# Delta Nutrición',
      'Creatina 300 g = 20000',
      'Creatina 300 g Vidalta Sport = 19000',
      'Whey 1 kg = 30000',
    ],
  ],
  [
    'a name that a list of sizes with a colon ends, and talk behind a colon',
    ['VIDALTA', 'Pasta larga, talles S, M y L: pasa a $ 9.000', 'Omega 3, 60 caps: el nuevo precio será de $ 8.000'],
    ['# VIDALTA', 'Pasta larga, talles S, M y L = 9000', 'Omega 3, 60 caps = 8000'],
  ],
  [
    'names behind a line of terms, which are no part of what stands above it',
    ['CERROS', 'Compra mínima según zona', 'Creatina 300 g $ 20.000', 'Whey 1 kg $ 30.000'],
    ['Creatina 300 g = 20000', 'Whey 1 kg = 30000'],
  ],
  [
    'a price in a chat that an asterisk takes back',
    ['DELTA', 'Creatina 300 g $ 20.000', 'Whey 1 kg $ 30.000', '*la creatina va $ 19.500'],
    ['# DELTA', 'Creatina 300 g = 19500', 'Whey 1 kg = 30000'],
  ],
  [
    'a price that somebody has read wrongly',
    ['DELTA', 'Creatina 300 g $ 20.000', 'Whey 1 kg $ 30.000', 'Miré mal el cuaderno. La creatina está $ 19.500'],
    ['# DELTA', 'Creatina 300 g = 19500', 'Whey 1 kg = 30000'],
  ],
  [
    'a correction behind a sign',
    ['Creatina 300 g $ 20.000', 'Whey 1 kg $ 30.000', 'uh perdón, leí mal el renglón 🤦 la creatina es $ 19.500'],
    ['Creatina 300 g = 19500', 'Whey 1 kg = 30000'],
  ],
  [
    'prices below the line that announces corrections, whatever stands above it',
    [
      'DELTA',
      'Barra 60 g $ 2.000',
      'Creatina 300 g $ 20.000',
      'Whey 1 kg $ 30.000',
      'Perdón perdón, correcciones:',
      'barra de 60 g $ 2.050',
      'la creatina no la tomes',
    ],
    ['# DELTA', 'Barra 60 g = 2050', 'Creatina 300 g = -', 'Whey 1 kg = 30000'],
  ],
  [
    'a brand to which a sentence turns, behind one about a product without a price',
    ['De Delta la whey de 1 kg $ 30.000. La creatina la olvidé. De Vidalta Sport, la whey de 1 kg $ 28.000.'],
    ['# Delta', 'whey de 1 kg = 30000', '# Vidalta Sport', 'whey de 1 kg = 28000'],
  ],
  [
    'prices that an announced correction is about, each of the product with fewest further words',
    [
      'DELTA: Barra 60 g $ 2.000. Barra zero 60 g $ 2.100. Creatina 300 g $ 20.000.',
      'VIDALTA: Creatina 300 g $ 25.000.',
      'Perdón, te pasé mal dos precios.',
      '',
      'Creatina Delta de 300 g $ 19.500',
      'Barra 60 g (la común) $ 2.050',
    ],
    [
      '# DELTA',
      'Barra 60 g = 2050',
      'Barra zero 60 g = 2100',
      'Creatina 300 g = 19500',
      '# VIDALTA',
      'Creatina 300 g = 25000',
    ],
  ],
  [
    'another brand that a paragraph turns to',
    ['VIDALTA', 'Y de Tambor, más barata, la whey de un kilo 20.000'],
    ['# VIDALTA', '# Tambor', 'whey de 1 kilo = 20000'],
  ],
  [
    'no product that a sign says is gone as a part of the next one',
    ['Whey 1 kg $ 30.000', '❌ Omega 3 vuelve en abril', 'Creatina 300 g $ 20.000'],
    ['Whey 1 kg = 30000', 'Creatina 300 g = 20000'],
  ],
  [
    'dictated words that turn to the goods of a brand',
    ['la creatina 20.000 y me olvidaba de las barras Delta Nutrición la barra de coco 2.800 el gel 1.700'],
    ['creatina = 20000', '# Delta Nutrición', 'barra de coco = 2800', 'gel = 1700'],
  ],
  [
    'dictated words without any dot, which turn to a brand before an article',
    [
      'hola te paso lo de Delta Nutrición la whey de un kilo 30.000 la de siete y medio no me entró y la creatina 20.000',
      'y de Vidalta Sport me entraron los geles 2.000 el omega tres 9.000',
    ],
    [
      '# Delta Nutrición',
      'whey de 1 kilo = 30000',
      'whey 7,5 = -',
      'creatina = 20000',
      '# Vidalta Sport',
      'geles = 2000',
      'omega 3 = 9000',
    ],
  ],
  [
    'the new price behind what was before, and the former one behind it',
    [
      'DELTA',
      'el gel antes estaba 2.000 ahora queda en 2.500 la barra 1.900 antes estaba 1.800',
      'la creatina antes 9.000 y ahora 9.900',
    ],
    ['# DELTA', 'gel = antes 2000 | ahora 2500', 'barra = 1900 | antes 1800', 'creatina = antes 9000 | ahora 9900'],
  ],
  [
    'a price that is another one, and not what was said',
    [
      'DELTA',
      'Creatina 300 g $ 20.000',
      'Whey 1 kg $ 30.000',
      'Omega 3 $ 9.000',
      'y la whey es 31.000, no 30.000',
      'el gel es 2.000, no 1.000',
    ],
    ['# DELTA', 'Creatina 300 g = 20000', 'Whey 1 kg = 31000', 'Omega 3 = 9000', 'gel = 2000'],
  ],
  [
    'a price that is taken back under a shorter or longer name',
    ['DELTA', 'crea micro 300 $ 20.000', 'Whey 1 kg $ 30.000', 'te la pasé mal, la creatina de 300 g va a $ 19.000'],
    ['# DELTA', 'crea micro 300 = 19000', 'Whey 1 kg = 30000'],
  ],
  [
    'no offer for several as a price of the product',
    ['DELTA', 'la barra 1.900 y si llevás de a dos te las dejo en 3.700 el par y la whey de un kilo 30.000'],
    ['# DELTA', 'barra = 1900', 'whey de 1 kilo = 30000'],
  ],
  [
    'no price that an asterisk takes back where most lines begin with one',
    ['*pasta crunchy 1 kg $ 9.000', '*pasta 1 kg $ 8.000'],
    ['pasta crunchy 1 kg = 9000', 'pasta 1 kg = 8000'],
  ],
  [
    'prices that become others',
    [
      'Creatina 300 g: de $ 20.000 pasa a $ 22.000',
      'Whey 1 kg: donde dice $ 30.000 debe decir $ 33.000',
      'Gel 32 g decía $ 900, va $ 950',
    ],
    [
      'Creatina 300 g = antes 20000 | ahora 22000',
      'Whey 1 kg = antes 30000 | ahora 33000',
      'Gel 32 g = antes 900 | ahora 950',
    ],
  ],
  [
    'parts of a kilo beside each other',
    ['Pasta: 1/4 3.200,- // 1/2 6.100,- // kilo 11.800,-'],
    ['Pasta: 1/4 kg = 3200', 'Pasta 1/2 kg = 6100', 'Pasta 1 kilo = 11800'],
  ],
  [
    'a label over two lines, in a bracket with its price',
    [
      '- Whey 1 kg $45.000 (sugerido al',
      'público $63.000)',
      '- Creatina 300 g $27.000 (sugerido al público',
      '$37.800)',
    ],
    ['Whey 1 kg = 45000 | sugerido al público 63000', 'Creatina 300 g = 27000 | sugerido al público 37800'],
  ],
  [
    'labels behind their prices',
    [
      '▪ Whey 1 kg $29.300 x mayor / $40.800 púb',
      'sabores: uva - naranja',
      '▪ Creatina 300 g $13.200 x mayor / $18.100 púb',
    ],
    ['Whey 1 kg [uva - naranja] = x mayor 29300 | púb 40800', 'Creatina 300 g = x mayor 13200 | púb 18100'],
  ],
  [
    'flavors behind the price of the product before',
    [
      '- Whey 2 lb $38.200 / 5 lb $85.200 (choco, vainilla)',
      '- Creatina 300 g $26.500',
      '- Omega 3 x60 $12.900, x120 $24.500',
    ],
    [
      'Whey 2 lb = 38200',
      'Whey 5 lb [choco, vainilla] = 85200',
      'Creatina 300 g = 26500',
      'Omega 3 x60 = 12900',
      'Omega 3 x120 = 24500',
    ],
  ],
  [
    'a price for more pieces',
    ['▪ Whey 1 kg $ 21.500 (llevando 6 $19.800', 'c/u)', '▪ Creatina 300 g $ 12.000'],
    ['Whey 1 kg = 21500 | llevando 6 19800', 'Creatina 300 g = 12000'],
  ],
  [
    'names in a line above their sizes and flavors',
    [
      'Whey Premium (vainilla, cookies)',
      'x 1 kg $ 48.300',
      '2 kg $ 90.600',
      'Iso 2 lb - Frutilla $ 51.000',
      '2 lb - Cookies $ 52.000',
    ],
    [
      'Whey Premium (vainilla, cookies) x 1 kg = 48300',
      'Whey Premium (vainilla, cookies) 2 kg = 90600',
      'Iso 2 lb - Frutilla = 51000',
      'Iso 2 lb - Cookies = 52000',
    ],
  ],
  [
    'labels within the bracket of the price before',
    ['Whey 1 kg ($ 45.000, x mayor $ 36.000) y la Creatina 300 g', '($ 27.000, x mayor $ 21.000).'],
    ['Whey 1 kg = 45000 | x mayor 36000', 'Creatina 300 g = 27000 | x mayor 21000'],
  ],
  [
    'a brand behind a comma, that the shop has or not',
    ['Sumamos una marca, Voltaje: Whey 1 kg a $ 30.000,', 'Gel 40 g a $ 2.000, Omega 3 60 caps a $ 9.000.'],
    ['# Voltaje', 'Whey 1 kg = 30000', 'Gel 40 g = 2000', 'Omega 3 60 caps = 9000'],
  ],
  [
    'no salutation above a brand, and kinds of product within a paragraph',
    [
      'Estimada Marita: de Delta hay Whey 1 kg a $ 30.000, Gel 40 g a $ 2.000. Los aminoácidos:',
      'Creatina 300 g $ 20.000, Omega 3 60 caps $ 9.000.',
    ],
    ['# Delta Nutrición', 'Whey 1 kg = 30000', 'Gel 40 g = 2000', 'Creatina 300 g = 20000', 'Omega 3 60 caps = 9000'],
  ],
  [
    'names without what a sentence says before them',
    ['Por último, Whey 1 kg a $ 30.000. Tenemos además Gel 40 g a $ 2.000.'],
    ['Whey 1 kg = 30000', 'Gel 40 g = 2000'],
  ],
  [
    'names that go on with the one before where both are a product',
    ['Pasta de maní de 1 kg a $ 12.000, la crunchy de 380 g a $ 6.000, la suave de 380 g a $ 5.000.'],
    ['Pasta de maní de 1 kg = 12000', 'Pasta de Maní Crunchy 380 g = 6000', 'suave de 380 g = 5000'],
  ],
  [
    'brands that the shop does not have between others',
    ['*DELTA*', '▪ Whey 1 kg $ 30.000', '*VOLTAJE*', '▪ Gel 40 g $ 2.000'],
    ['# *DELTA*', 'Whey 1 kg = 30000', '# *VOLTAJE*', 'Gel 40 g = 2000'],
  ],
  [
    'a sign at the end of a line',
    ['- Whey 1 kg antes $ 17.000 AHORA $', '15.000', '- Creatina 300 g antes $ 12.000 AHORA $ 10.000'],
    ['Whey 1 kg = antes 17000 | AHORA 15000', 'Creatina 300 g = antes 12000 | AHORA 10000'],
  ],
  [
    'remarks between products',
    ['Whey 1 kg - $45.900', 'ultimas!!', 'Omega 3 x60 - $12.900'],
    ['Whey 1 kg = 45900', 'Omega 3 x60 = 12900'],
  ],
  [
    'sizes in words',
    ['Barra natural pote 370 g $5.810; ídem kilo $12.650;'],
    ['Barra natural pote 370 g = 5810', 'Barra natural 1 kilo = 12650'],
  ],
  [
    'other sizes of a name in one sentence',
    ['la Whey Protein de 1 libra queda en $ 23.050, la de 2 libras en $ 40.950'],
    ['Whey Protein de 1 libra = 23050', 'Whey Protein 2 libras = 40950'],
  ],
  [
    'what prices rise from and to',
    ['La Whey Isolate de 2 libras pasa de $ 53.250 a $ 64.200, la Creatina 300 g sube a $ 20.000'],
    ['Whey Isolate de 2 libras = antes 53250 | ahora 64200', 'Creatina 300 g = 20000'],
  ],
  [
    'sizes behind prices, those of names with one stay',
    ['La Creatina sale $ 80.800 el pote de 300 gramos, la Whey $ 60.000 el kilo, la Barra 46 g $ 900 el pote de 2 kg'],
    ['Creatina pote de 300 gramos = 80800', 'Whey 1 kilo = 60000', 'Barra 46 g = 900'],
  ],
  [
    'sizes behind the prices of one name',
    ['La Creatina sale $ 80.800 el pote de 300 gramos, $ 220.600 el de kilo y el pote chico, el de 150, $ 44.700.'],
    ['Creatina pote de 300 gramos = 80800', 'Creatina de 1 kilo = 220600', 'Creatina 150 = 44700'],
  ],
  [
    'what a sentence calls a price of before',
    ['La Whey 1 kg, que antes estaba a $ 62.900, ahora $ 71.200; la de 2 kg $ 121.200'],
    ['Whey 1 kg = antes 62900 | ahora 71200', 'Whey 2 kg = 121200'],
  ],
  [
    'sizes of what stands before a colon, and names that go on without its words',
    ['Creatina: el pote de 300 g a $ 20.000. También de ellos: el Gel 40 g a $ 2.000.'],
    ['Creatina: el pote de 300 g = 20000', 'Gel 40 g = 2000'],
  ],
  [
    'the brand that a paragraph of several prices mentions',
    ['Empiezo por Vidalta. La Whey 1 kg queda en $ 30.000, la Creatina 300 g en $ 20.000 y el Gel 40 g en $ 2.000'],
    ['# Vidalta Sport', 'Whey 1 kg = 30000', 'Creatina 300 g = 20000', 'Gel 40 g = 2000'],
  ],
  [
    'no short brand that a paragraph of few prices mentions',
    ['Empiezo por Vidalta. La Whey 1 kg queda en $ 30.000, la Creatina 300 g en $ 20.000'],
    ['Whey 1 kg = 30000', 'Creatina 300 g = 20000'],
  ],
  [
    'brands that a sentence without a price turns to, not those of a product in it',
    [
      'La Whey 1 kg queda en $ 30.000. Delta Nutrición también cambió. Creatina 300 g: $ 20.000 y el Gel 40 g $ 2.000.',
      'La Whey de Vidalta Sport no vino. El Omega 60 cápsulas $ 9.000.',
    ],
    ['Whey 1 kg = 30000', '# Delta Nutrición', 'Creatina 300 g = 20000', 'Gel 40 g = 2000', 'Omega 60 cápsulas = 9000'],
  ],
  [
    'sizes behind the price of a name that goes on with the one before, and the next one of that',
    ['La pasta de maní de 1 kg sale $ 12.000; la crunchy, $ 6.500 la de 380 g y $ 13.000 la de 1 kg.'],
    ['pasta de maní de 1 kg = 12000', 'Pasta de Maní Crunchy 380 g = 6500', 'Pasta de Maní Crunchy de 1 kg = 13000'],
  ],
  [
    'what the shop does not have as a name of its own, not as the one before',
    ['La pasta de maní de 200 g sale $ 12.500 (la de castañas de cajú, también de 200 g, $ 13.800)'],
    ['pasta de maní de 200 g = 12500', 'castañas de cajú, de 200 g = 13800'],
  ],
  [
    'other numbers of pieces of a name',
    ['El Omega de 60 cápsulas queda en $ 9.000, 120 en $ 16.000'],
    ['Omega de 60 cápsulas = 9000', 'Omega 120 = 16000'],
  ],
])('reads %s', (_why, lines, pieces) => {
  expect(read(lines)).toEqual(pieces);
});

it('reads on at the next page, below what is printed on all', () => {
  const pages = [
    ['Mayorista - hoja 1', '▪ Whey 1 kg $ 30.000', '▪ Barra caja x 12 (coco)'],
    ['Mayorista - hoja 2', '$ 22.000', '▪ Gel 40 g $ 2.000'],
  ];
  expect(read(...pages)).toEqual(['Whey 1 kg = 30000', 'Barra caja x 12 (coco) = 22000', 'Gel 40 g = 2000']);
});

it('reads answers as of the brand that the question names', () => {
  const lines = ['y lo de Delta?', 'Whey 1 kg $ 30.000', 'Ahora Vidalta Sport. Geles?', 'Gel 40 g $ 2.000'];
  const region = toRegion(lines, 0);
  const asked = region.lines.map(({ words, ...line }, at) => ({
    ...line,
    words: words.map((word) => ({ ...word, isAside: at % 2 === 0 })),
  }));
  const said = readText([{ ...region, lines: asked }], terms).map((piece) =>
    piece.kind === 'heading' ? `# ${piece.text}` : piece.name,
  );
  expect(said).toEqual(['# Delta Nutrición', 'Whey 1 kg', '# Vidalta Sport', 'Gel 40 g']);
});

it.each([
  ['Hola Marta! Soy Ana de Delta Nutrición y te paso lo nuevo, lo que llegó hoy', true],
  ['Va la lista nueva de Delta Nutrición, rige desde hoy', true],
  ['Hola! Los de Delta Nutrición te los dejo al final', false],
  ['Soy Ana. Mejor precio que Delta Nutrición!', false],
  ['Lista de Delta Nutrición todavía no tengo', false],
  ['Precios de Delta Nutrición y Vidalta Sport', false],
])('takes what is said above a list, «%s», for its brand: %s', (text, isBrand) => {
  expect(read([text, '▪Gel 40 g $ 2.000', '▪Barra 46 g $ 900'])[0] === '# Delta Nutrición').toBe(isBrand);
});

it('answers with what was asked only where the answer names nothing', () => {
  const read = (...lines: string[]) => {
    const region = toRegion(lines, 0);
    const asked = region.lines.map((line) => ({
      ...line,
      words: line.words.map((word) => ({ ...word, isAside: line.words.every(({ amount }) => !amount) })),
    }));
    return readText([{ ...region, lines: asked }], terms).map(textOfPiece);
  };
  expect(read('ahh bueno. omega x 90?', 'a ver', '$ 16.700')).toEqual(['omega x 90? = 16700']);
  expect(read('omega x 90?', 'la barra 46 g, $ 2.200')).toEqual(['barra 46 g = 2200']);
});

it('takes back the price of what is no longer sold', () => {
  const lines = ['Delta', 'Whey 1 kg $ 30.000', 'Gel 40 g $ 2.000', 'el gel al final no viene más, lo discontinuaron'];
  expect(read(lines)).toEqual(['# Delta', 'Whey 1 kg = 30000', 'Gel 40 g = -']);
  expect(read(['Gel 40 g $ 2.000', 'el gel estaba agotado, ya volvió'])).toEqual(['Gel 40 g = 2000']);
  const others = [
    'la whey de 5 kg no hay hasta diciembre',
    'la whey de vainilla no viene más, parece',
    'Gel 40 g $ 2.000',
    'Creatina sin stock',
  ];
  expect(read(['Whey 1 kg $ 30.000', ...others])).toEqual([
    'Whey 1 kg = 30000',
    'whey de 5 kg = -',
    'Gel 40 g = 2000',
    'Creatina = -',
  ]);
});

it.each([
  ['Sin stock de omega x 60', ['omega x 60 = -']],
  ['No tengo omega Delta x 60 hasta marzo', ['omega Delta x 60 = -']],
  ['sin stock: omega x 60', ['omega x 60 = -']],
  ['omega x 60 no hay', ['omega x 60 = -']],
  ['omega Delta x 60 sin stock, entra el lunes', ['omega Delta x 60 = -']],
  ['omega x 60 no tengo por ahora, la semana que viene', ['omega x 60 = -']],
  ['No hay aumento en el omega', []],
  ['No tengo Delta', []],
])('has the words of «%s» in no other row', (line, lacked) => {
  expect(read(['Gel 40 g $ 2.000', line, 'Barra 46 g $ 900'])).toEqual([
    'Gel 40 g = 2000',
    ...lacked,
    'Barra 46 g = 900',
  ]);
});

it('goes on in the next line with what is sold beside what is not', () => {
  const lines = ['Whey 1 kg $ 30.000', 'sin stock de omega, el gel 40 g', 'a $ 2.000'];
  expect(read(lines)).toContainEqual(expect.stringContaining('gel 40 g = 2000'));
});

it.each([
  [
    'is said later',
    ['Creatina 300 g $ 30.200', 'Perdón, la creatina va a $ 31.200'],
    'Creatina 300 g $ 30.200 → $ 31.200',
  ],
  ['denies another', ['Gel 40 g $ 2.000', 'el gel 40 es $ 2.500, no $ 2.000'], 'Gel 40 g $ 2.000 → gel 40 $ 2.500'],
])('shows the price that %s in the line of its product', (_why, lines, line) => {
  const records = readText([toRegion(lines, 0)], terms).filter((piece) => piece.kind === 'record');
  expect(records.map((record) => record.line)).toEqual([line]);
});
