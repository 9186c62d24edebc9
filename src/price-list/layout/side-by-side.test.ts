import { describe, expect, it } from 'vitest';
import { type TestLine, toTestPage } from '../../../test/price-lists/test-page.ts';
import { textOf } from './printed-line.ts';
import { toPrintedPages } from './printed-pages.ts';
import { type Partition, toPartitions } from './regions.ts';

/** What is read for itself when a page is parted in this way; undefined where it cannot be. */
function readAs(name: Partition['name'], lines: readonly TestLine[], stops: readonly number[] = [40, 150, 320, 430]) {
  const partitions = toPartitions(toPrintedPages([toTestPage(lines, { stops })]), () => false);
  const found = partitions.find((one) => one.name === name);
  return found?.regions.map((region) => region.lines.map(({ words }) => textOf(words)).join(' / '));
}

describe('products side by side', () => {
  const two = ['Whey Oro|$ 44.000|Zinc|$ 8.000', 'Creatina|$ 27.000|Maca|$ 9.000', 'Gel|$ 2.000|Omega|$ 12.000'];

  it('are parted between the price of one and the name of the next', () => {
    expect(readAs('columns', two)).toEqual([
      'Whey Oro $ 44.000 / Creatina $ 27.000 / Gel $ 2.000',
      'Zinc $ 8.000 / Maca $ 9.000 / Omega $ 12.000',
    ]);
  });

  it('are parted behind the names where prices come first', () => {
    const lines = ['$ 44.000|Whey Oro|$ 8.000|Zinc', '$ 27.000|Creatina|$ 9.000|Maca'];
    expect(readAs('columns', lines)).toEqual(['$ 44.000 Whey Oro / $ 27.000 Creatina', '$ 8.000 Zinc / $ 9.000 Maca']);
  });

  it('are parted with their codes before the names, where the first have codes', () => {
    const coded = ['1430|Whey|$ 44.000|1518|Zinc|$ 8.000', '1433|Gel|$ 2.000|1523|Maca|$ 9.000'];
    expect(readAs('columns', coded, [40, 90, 200, 300, 350, 480])).toEqual([
      ...['1430 Whey $ 44.000 / 1433 Gel $ 2.000', '1518 Zinc $ 8.000 / 1523 Maca $ 9.000'],
    ]);
    const counted = ['Whey|$ 44.000|12|Zinc|$ 8.000|24', 'Gel|$ 2.000|6|Maca|$ 9.000|6'];
    expect(readAs('columns', counted, [40, 150, 220, 320, 430, 500])).toEqual([
      ...['Whey $ 44.000 12 / Gel $ 2.000 6', 'Zinc $ 8.000 24 / Maca $ 9.000 6'],
    ]);
  });

  it('are parted into as many columns as there are', () => {
    const three = ['Whey|$ 44.000|Zinc|$ 8.000|Gel|$ 2.000', 'Creatina|$ 27.000|Maca|$ 9.000|Barra|$ 1.500'];
    expect(readAs('columns', three, [40, 120, 220, 300, 400, 480])).toEqual([
      ...['Whey $ 44.000 / Creatina $ 27.000', 'Zinc $ 8.000 / Maca $ 9.000', 'Gel $ 2.000 / Barra $ 1.500'],
    ]);
  });

  it.each<[string, string[]]>([
    ['several prices of each', ['Whey|$ 44.000|$ 50.000', 'Zinc|$ 8.000|$ 9.000']],
    ['a column of text behind the prices', ['Whey|$ 44.000|Delta', 'Zinc|$ 8.000|Athlon']],
    ['one product in each line', ['Whey Oro|1 kg|$ 44.000', 'Zinc|60 caps|$ 8.000']],
    ['no prices', ['Whey|Zinc', 'Gel|Maca']],
  ])('are not there in a list with %s', (_, lines) => {
    expect(readAs('columns', lines)).toBeUndefined();
    expect(readAs('whole', lines)).toEqual([lines.map((line) => line.replaceAll('|', ' ')).join(' / ')]);
  });
});

describe('cards side by side', () => {
  const names = ['Whey Oro 1 kg|Zinc 60 caps', '$ 44.000|$ 8.000'];
  const below: TestLine[] = [[60, 'Creatina 300 g|Maca 90 caps'], '$ 27.000|$ 9.000'];

  it('are read each for itself, with the name above its price', () => {
    expect(readAs('blocks', [...names, ...below], [40, 300])?.toSorted()).toEqual([
      'Creatina 300 g / $ 27.000',
      'Maca 90 caps / $ 9.000',
      'Whey Oro 1 kg / $ 44.000',
      'Zinc 60 caps / $ 8.000',
    ]);
  });

  it('are not there where a side has no name', () => {
    const table: TestLine[] = ['Whey Oro 1 kg|$ 44.000', [60, 'Creatina 300 g|$ 27.000']];
    expect(readAs('blocks', table, [40, 300])).toEqual(['Whey Oro 1 kg $ 44.000', 'Creatina 300 g $ 27.000']);
  });
});

it('has no card of sizes and prices without a name', () => {
  const table = ['Proteínas|1 kg|3 kg', 'Whey Oro', '|$ 44.000|$ 99.000'];
  expect(readAs('blocks', table)).toEqual(['Proteínas 1 kg 3 kg / Whey Oro / $ 44.000 $ 99.000']);
});

describe('tables whose headers come again', () => {
  it('are parted where the first header stands again, what stands above them is not', () => {
    const lines: TestLine[] = [
      'Lista de precios',
      'Whey Oro|$ 44.000',
      [60, 'Producto|Precio|Producto|Precio'],
      'Zinc|$ 8.000|Maca|$ 9.000',
      'Gel|$ 2.000|Omega|$ 12.000',
    ];
    expect(readAs('repeats', lines)).toEqual([
      'Lista de precios / Whey Oro $ 44.000',
      'Producto Precio / Zinc $ 8.000 / Gel $ 2.000',
      'Producto Precio / Maca $ 9.000 / Omega $ 12.000',
    ]);
  });

  it('are one where nothing comes again', () => {
    expect(readAs('repeats', ['Producto|Precio', 'Whey|$ 44.000', 'Zinc|$ 8.000'])).toBeUndefined();
  });
});
