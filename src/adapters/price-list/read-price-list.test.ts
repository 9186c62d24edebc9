import { describe, expect, it } from 'vitest';
import { findDoubts } from '#domain/pricing/match-doubts.ts';
import { withFlippedBit } from '../../../test/hostile-pdfs/refused.ts';
import { listFile, listProducts, priceListCases } from '../../../test/price-lists/cases.ts';
import { workbookOf } from '../../../test/spreadsheets/workbook.ts';
import { readPriceList } from './read-price-list.ts';

const read = (bytes: Uint8Array) => readPriceList({ bytes, products: listProducts, remembered: new Map() });
const pdf = (text: string) => new TextEncoder().encode(text);

/** Share of the prices of a list that may be missed. */
const MOST_MISSED = 0.2;

describe('price lists', { timeout: 60_000 }, () => {
  it.each(priceListCases())(
    '$name: nearly every price as a careful seller reads it, and no other unasked',
    async (list) => {
      const { bytes, products, expected, doubtful } = list;
      const reading = await readPriceList({ bytes, products: [...products], remembered: new Map() });
      if (!reading.ok) throw new Error(reading.reason);
      const doubts = findDoubts(reading.matches.map((match) => ({ ...match, current: match.product.price })));
      const read = reading.matches.map(({ product, price }, index) => {
        const key = `${product.brand} | ${product.name}`;
        return {
          key,
          isRight: (expected.get(key) ?? doubtful.get(key)) === price / 100,
          isAsked: doubts[index]?.length !== 0,
        };
      });
      expect(read.filter(({ isRight, isAsked }) => !isRight && !isAsked)).toEqual([]);
      const right = new Set(read.filter(({ isRight }) => isRight).map(({ key }) => key));
      const missed = [...expected.keys()].filter((key) => !right.has(key));
      expect(missed.length).toBeLessThanOrEqual(MOST_MISSED * expected.size);
    },
  );

  it('takes the pair that the seller confirmed before the one that looks alike', async () => {
    const bytes = listFile('a3-puntos-guia');
    const first = await read(bytes);
    if (!first.ok) throw new Error(first.reason);
    const [line] = first.lines.filter(({ text }) => text.startsWith('Titanio Whey 2 lbs'));
    const other = listProducts.find(({ name }) => name === 'ZMA 90 caps');
    const remembered = new Map([[line?.key ?? '', other?.id ?? 0]]);
    const again = await readPriceList({ bytes, products: listProducts, remembered });
    if (!again.ok) throw new Error(again.reason);
    expect(again.matches.find(({ product }) => product.id === other?.id)).toMatchObject({
      price: 59_000_00,
      remembered: true,
    });
  });

  it('has both prices of a product that stands in two sheets, and asks', async () => {
    const some = listProducts.slice(0, 12);
    const sheet = (name: string, factor: number) => {
      const goods = some.map((product) => [product.name, product.brand, Math.round((product.price * factor) / 100)]);
      return { name, rows: [['Producto', 'Marca', 'Precio'], ...goods] };
    };
    const bytes = workbookOf([sheet('Octubre', 1.3), sheet('Noviembre', 1.5)]);
    const reading = await readPriceList({ bytes, products: some, remembered: new Map() });
    if (!reading.ok) throw new Error(reading.reason);
    expect(reading.matches).toHaveLength(some.length);
    for (const { row, price, product } of reading.matches) {
      const line = reading.lines.find(({ index }) => index === row.index);
      expect(price).toBe(Math.round((product.price * 1.5) / 100) * 100);
      const other = { title: '', price: Math.round((product.price * 1.3) / 100) * 100 };
      expect(line).toMatchObject({ price, otherPrices: [other], unsure: true });
    }
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'picture'],
    ['nothing', new Uint8Array(), 'unknown-format'],
    ['a text of nothing', pdf(' \n\n'), 'empty'],
    ['the mark alone', pdf('%PDF-1.7\n'), 'cut-off'],
    ['half a file', listFile('a4-folleto-dos-columnas').slice(0, 700), 'cut-off'],
    ['a list with a damaged page', withFlippedBit('a4-folleto-dos-columnas'), 'damaged'],
    ['what only looks whole', pdf('%PDF-1.7\nstartxref\n9\n%%EOF\n'), 'broken'],
  ])('refuses %s', async (_what, bytes, reason) => {
    expect(await read(bytes)).toEqual({ ok: false, reason });
  });
});
