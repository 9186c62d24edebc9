import { expect, it } from 'vitest';
import { withSignedAmounts } from './unsigned-amounts.ts';

it.each<[why: string, lines: string[], read: string[]]>([
  [
    'one line among others',
    ['Glutamina 150 19.000', 'Bcaa 2:1:1 200 28500', 'Multi 60 comp 19.000'],
    ['Glutamina 150 19.000', 'Bcaa 2:1:1 200 28.500', 'Multi 60 comp 19.000'],
  ],
  [
    'several lines that follow each other, with the sign of others',
    ['Whey 1 kg $ 38.300', '', 'Monte Puma:', 'Whey x 3kg: 97500', 'Bcaa x 250: 7600 '],
    ['Whey 1 kg $ 38.300', '', 'Monte Puma:', 'Whey x 3kg: $ 97.500', 'Bcaa x 250: $ 7.600 '],
  ],
  [
    'a line without the sign of all others, before what is no text',
    ['Whey 1 kg $ 38.300', 'Pasta de maní de kilo 13.800 🥜', 'Zinc $ 9.000'],
    ['Whey 1 kg $ 38.300', 'Pasta de maní de kilo $ 13.800 🥜', 'Zinc $ 9.000'],
  ],
  [
    'lines that tell thousands',
    ['banda suave 7300', 'media 8,4k', 'fuerte 10.000', 'Mass 3k', '62.000'],
    ['banda suave 7.300', 'media 8.400', 'fuerte 10.000', 'Mass 3k', '62.000'],
  ],
  [
    'a line beside what is not sold',
    ['Gel 40 g', 'Whey 1 kg 38300', 'el zinc no hay', 'maca sin stock', 'Barra 46 g 3.300'],
    ['Gel 40 g', 'Whey 1 kg 38.300', 'el zinc no hay', 'maca sin stock', 'Barra 46 g 3.300'],
  ],
  [
    'a line beside prices that say how they are paid',
    ['Zinc 9.000 efvo / 9.900 transf.', 'Whey 1 kg 38300', 'Hasta mañana'],
    ['Zinc 9.000 efvo / 9.900 transf.', 'Whey 1 kg 38.300', 'Hasta mañana'],
  ],
  [
    'lines that have a former one in brackets',
    ['Zinc 9.000', 'Whey 1 kg 38300 (antes 31.000)', 'Barra 46 g 3.300'],
    ['Zinc 9.000', 'Whey 1 kg 38.300 (antes 31.000)', 'Barra 46 g 3.300'],
  ],
  [
    'lines that go on in brackets',
    ['Zinc 31.900 (quedan 5)', 'Whey 1 kg $ 38.300', 'Barra 46 gr 3300 c/u (choco y maní)', 'Creatina $ 30.000'],
    ['Zinc $ 31.900 (quedan 5)', 'Whey 1 kg $ 38.300', 'Barra 46 gr $ 3.300 c/u (choco y maní)', 'Creatina $ 30.000'],
  ],
  [
    'the last line over a telephone',
    ['Whey 1 kg $ 38.300', 'Zinc 9000', '351 555-0142'],
    ['Whey 1 kg $ 38.300', 'Zinc $ 9.000', '351 555-0142'],
  ],
  [
    'a price and the one that it replaces',
    ['Whey 1 kg 38.300', 'perdón, la creatina es 10340 no 10800, te pasé mal'],
    ['Whey 1 kg 38.300', 'perdón, la creatina es 10.340 no 10.800, te pasé mal'],
  ],
  [
    'a line that says that one costs so',
    ['Whey 1 kg $ 38.300', 'Gel 3500 c/u'],
    ['Whey 1 kg $ 38.300', 'Gel $ 3.500 c/u'],
  ],
  [
    'lines that tell another price behind one that follows a size',
    ['Zinc 60 caps 9.000', 'Cookie 60 gr 3600, llevando 6 a 3400', 'Barra 30g 1750, caja x 24 39.900'],
    ['Zinc 60 caps 9.000', 'Cookie 60 gr 3.600, llevando 6 a 3.400', 'Barra 30g 1.750, caja x 24 39.900'],
  ],
  [
    'lines with less than a thousand behind a size',
    ['Barra 46g $ 2.240', 'cereal frutilla 23g 730', 'keto 35 2.610', 'Omega 3 120', 'Zinc $ 9.000'],
    ['Barra 46g $ 2.240', 'cereal frutilla 23g $ 730', 'keto 35 $ 2.610', 'Omega 3 120', 'Zinc $ 9.000'],
  ],
  [
    'a line with a number that is no year',
    ['soda 1900', 'tónica 2000', 'Gel $ 2.000', 'stock nov 2026'],
    ['soda $ 1.900', 'tónica $ 2.000', 'Gel $ 2.000', 'stock nov 2026'],
  ],
  [
    'a line with a number as high as a year behind a size',
    ['Barra 46 g $ 2.200', 'Gel energético 40g 2000', 'Sales x 30 sobres 1990 (nuevas)', 'Té x 20 2026', 'Lista 2026'],
    [
      'Barra 46 g $ 2.200',
      'Gel energético 40g $ 2.000',
      'Sales x 30 sobres $ 1.990 (nuevas)',
      'Té x 20 $ 2.026',
      'Lista 2026',
    ],
  ],
  [
    'lines with several',
    [
      'pesas: 8kg 37600  12kg 54600',
      'bandas suave 4200 media 4600 fuerte 5300',
      'speed 9700, de cuero 12900',
      'Zinc 9.000',
    ],
    [
      'pesas: 8kg 37.600  12kg 54.600',
      'bandas suave 4.200 media 4.600 fuerte 5.300',
      'speed 9.700, de cuero 12.900',
      'Zinc 9.000',
    ],
  ],
  [
    'lines whose names have numbers',
    [
      'amino 2500 limón 18500',
      'd3 5000 ui, k2 11200',
      'bcaa 5000 300 g 19800',
      'omega 3000 mg 60 caps 8900',
      'Zinc 9.000',
    ],
    [
      'amino 2500 limón 18.500',
      'd3 5000 ui, k2 11.200',
      'bcaa 5000 300 g 19.800',
      'omega 3000 mg 60 caps 8.900',
      'Zinc 9.000',
    ],
  ],
])('reads the prices of %s', (_, lines, read) => {
  expect(withSignedAmounts(lines)).toEqual(read);
});

it('takes no number of names and addresses for a price of what was dictated', () => {
  const hello = 'hola te paso los precios de esta semana así los vas cargando '.repeat(3);
  const said = `${hello}el amino 4500 limón 31.000 el bcaa 2500 te lo dejo 18.500 la oficina está en corrientes 5251 y la whey 40.000 y chau`;
  expect(withSignedAmounts([said])).toEqual([said]);
  const signed = `${hello}maca $ 7.200 - amino 4500 grande $ 31.000 - zinc $ 8.000 - envíos desde rivadavia 4550 caballito`;
  expect(withSignedAmounts([signed])).toEqual([signed]);
});

it('reads the prices of what was dictated where their products end, not numbers of names', () => {
  const said =
    'la avena de 800 gramos 6200 la clara de 250 gramos 20.000 el syrup 6700 cualquiera y las barras a 2.800 cada una';
  const names =
    'el amino 2500 sale 30.100 la vitamina c 1000 por 60 9.000 la d3 de 2000 ui 8.500 la whey 2200 gramos 60.000';
  const hello = 'hola cómo estás te paso los precios de esta semana así los vas cargando desde 2026 y después hablamos';
  const [read] = withSignedAmounts([`${hello} ${said} ${names}`]);
  expect(read).toBe(`${hello} ${said.replace('6200', '6.200').replace('6700', '6.700')} ${names}`);
});

it('reads the many prices of what was dictated beside one in groups, before commas and dots', () => {
  const said =
    'hola te paso los precios nuevos que me pediste todo por kilo. La quinoa 9900, las lentejas 3600, los garbanzos 3950. Los porotos 3450 y los aduki 6050, el arroz yamaní 3700 y la fécula de mandioca 3.800 que sigue igual desde marzo, eso es todo';
  expect(withSignedAmounts([said])[0]).toContain(
    'quinoa 9.900, las lentejas 3.600, los garbanzos 3.950. Los porotos 3.450 y los aduki 6.050, el arroz yamaní 3.700 y la fécula de mandioca 3.800',
  );
});

it.each<[why: string, lines: string[]]>([
  ['alone in its line below a name', ['Amino 3000', '$ 20.100', 'Vitamina D3 2000', '$ 9.000']],
  ['of a year', ['Whey 1 kg $ 38.300', 'Lista noviembre 2026']],
  ['of a year before brackets', ['Whey 1 kg $ 38.300', 'Lista noviembre 2026 (contado)']],
  ['before another price', ['Whey 1 kg $ 38.300', 'Vitamina C 1000 $ 9.000', 'Zinc 5000 mg']],
  ['of flour', ['Zinc 9.000', 'Harina 1 kg 0000, 8.000']],
  ['of a year behind a size', ['Zinc 9.000', 'Aceite 500 ml 2025, 8.000']],
  ['behind a size, before a sign', ['Zinc $ 9.000', 'Omega 60 g 1000, a $ 8.000']],
  ['before a price in brackets', ['Whey 1 kg 38.300', 'Amino 2500 (31.000)']],
  ['beside nothing but what is not sold', ['Whey 1 kg 38.300', 'Saludos', 'Amino 2500', 'el zinc no hay']],
  ['of a telephone', ['Whey 1 kg $ 38.300', 'Tel. 381-5550']],
  ['where all are written so', ['Whey 1 kg 38300', 'Zinc 9000']],
])('leaves a number %s', (_, lines) => {
  expect(withSignedAmounts(lines)).toEqual(lines);
});

it.each(['a', '1', ' ', '1 ', 'a1', '1.000.'])('comes to an end with a line of two million «%s»', (piece) => {
  const hostile = piece.repeat(2_000_000);
  expect(withSignedAmounts(['Whey $ 9.000', hostile, 'Zinc 8000', hostile]).slice(2, 3)).toEqual(['Zinc 8000']);
});
