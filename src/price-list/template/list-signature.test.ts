import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { readSignature } from './list-signature.ts';
import { listLikeness, recogniseSupplier } from './recognise-supplier.ts';

const GOODS = [
  'Whey Dorada',
  'Creatina Pura',
  'Magnesio Citrato',
  'Colágeno Marino',
  'Barra Cereal',
  'Gel Neutro',
  'Shaker Azul',
];

type Sent = {
  title?: string;
  month?: string;
  header?: string;
  goods?: readonly string[];
  factor?: number;
  footer?: string;
};

/** A list of one page with these goods, at prices that a factor raises. */
const sent = ({
  title = 'Don Ceibo',
  month = 'noviembre',
  header = 'Producto|Precio',
  goods = GOODS,
  factor = 1,
  footer = 'Envíos a todo el país',
}: Sent = {}) =>
  toTestPage([
    `# ${title}`,
    `Lista de precios ${month}`,
    header,
    ...goods.map(
      (name, index) => `${name} ${(index + 1) * 100} g|$ ${1_000 + Math.round(900 * (index + 1) * factor)},00`,
    ),
    footer,
  ]);
const signature = (list: Sent = {}) => readSignature([sent(list)]);

describe('what the lists of a supplier have in common', () => {
  it('is not their date nor their prices', () => {
    expect(signature({ month: '12/2027', factor: 1.7 })).toEqual(signature());
  });

  it('are the words of titles and headers, but not of goods', () => {
    const { titles, name } = signature();
    expect(titles).toEqual(expect.arrayContaining(['don', 'ceibo', 'lista', 'producto', 'precio']));
    expect(titles.filter((word) => ['noviembre', 'whey', 'shaker'].includes(word))).toEqual([]);
    expect(name).toEqual(['don', 'ceibo']);
  });

  it('are their goods, whatever the order and however often', () => {
    const { goods } = signature();
    expect(goods, 'and the footer').toHaveLength(GOODS.length + 1);
    expect(goods).toEqual(goods.toSorted((a, b) => a - b));
    expect(signature({ goods: [...GOODS, ...GOODS.toReversed()] }).goods).toEqual(goods);
  });

  it('tells goods from a title with a year', () => {
    expect(signature({ month: 'noviembre 2026' })).toEqual(signature());
  });

  it('is not how wide they are drawn', () => {
    const wide = { ...sent(), width: 900 };
    expect(readSignature([wide])).toEqual(signature());
  });

  it('are the titles of all sheets, whatever their order', () => {
    const [first, second] = [
      sent({ title: 'Lista al público', goods: GOODS.slice(0, 4) }),
      sent({ title: 'Precios', header: 'Artículo|Precio', goods: GOODS.slice(4) }),
    ];
    const workbook = (...pages: (typeof first)[]) => readSignature(pages.map((page, sheet) => ({ ...page, sheet })));
    const [one, other] = [workbook(first, second), workbook(second, first)];
    expect(new Set(other.titles)).toEqual(new Set(one.titles));
    expect(other.goods).toEqual(one.goods);
  });

  it('is bounded, however long a list is', () => {
    const footer = Array.from(
      { length: 99 },
      (_, index) => `nota${'uvwxyz'.charAt(index % 6)}${'b'.repeat(index)}`,
    ).join(' ');
    const many = Array.from(
      { length: 900 },
      (_, index) =>
        `Producto ${'abcdefghij'.charAt(index % 10)}${String.fromCharCode(97 + (index % 26))}uno${'xyz'.repeat(1 + (index % 7))}`,
    );
    const { goods, titles } = signature({ goods: many, footer });
    expect([goods.length <= 400, titles.length <= 60]).toEqual([true, true]);
  });
});

describe('the likeness of two lists', () => {
  const shop = { supplierId: 1, signature: signature() };

  it.each<[string, Sent, boolean]>([
    ['a month later at higher prices', { month: 'enero', factor: 1.3 }, true],
    ['with some goods less', { goods: GOODS.slice(1) }, true],
    ['with some goods more', { goods: [...GOODS, 'Omega Marino', 'Zinc Quelado'] }, true],
    ['of the same goods by another supplier', { title: 'Cuyo Sur' }, false],
    ['of other goods by the same supplier', { goods: GOODS.map((name) => [...name].reverse().join('')) }, false],
  ])('makes it one of the same supplier: %s', (_, list, same) => {
    expect(recogniseSupplier(signature(list), [shop])?.supplierId).toBe(same ? 1 : undefined);
  });

  const unnamed = { supplierId: 2, signature: signature({ title: 'Precios' }) };
  const cost = { supplierId: 3, signature: signature({ title: 'Distribuidora', header: 'Producto|Costo' }) };

  it.each<[string, Sent, typeof unnamed, boolean]>([
    ['a month later at higher prices', { month: 'enero', factor: 1.3 }, unnamed, true],
    ['with some goods less', { goods: GOODS.slice(1) }, unnamed, true],
    ['a month later, of costs', { title: 'Distribuidora', header: 'Producto|Costo', month: 'mayo' }, cost, true],
    ['for the public', { title: 'Precios al público' }, unnamed, false],
    ['for shops', { title: 'LISTA MINORISTA' }, unnamed, false],
    ['by quantity', { title: 'Mayorista por cantidad', header: 'Producto|x 1|x 12' }, unnamed, false],
    ['of costs', { header: 'Producto|Costo' }, unnamed, false],
    ['that has a name', { title: 'Don Ceibo' }, unnamed, false],
    ['without the name', {}, shop, false],
    ...['Precio', 'PVP', 'Público'].map((price): [string, Sent, typeof unnamed, boolean] => [
      `with the column ${price} instead of one of costs`,
      { title: 'Distribuidora', header: `Producto|${price}` },
      cost,
      false,
    ]),
  ])('where one has no name makes it one of the same supplier by its titles: %s', (_, list, known, same) => {
    const read = signature({ title: 'Precios', ...list });
    expect([read.name.length, known.signature.name.length]).toContain(0);
    expect(recogniseSupplier(read, [known])?.supplierId).toBe(same ? known.supplierId : undefined);
  });

  const headed = (...head: string[]) => {
    const goods = GOODS.map((name, index) => `${name} ${(index + 1) * 100} g|$ ${index + 1}.900`);
    return readSignature([toTestPage([...head, ...goods])]);
  };
  const [columns, hello] = ['Producto|Precio', 'Hola! te paso los precios nuevos'];

  it.each<[string, string[], string[], boolean]>([
    ['another greeting', [hello], ['Buenas, como va, te mando la lista'], true],
    ['a greeting of today', [hello], ['Buenas! la lista actualizada de hoy'], true],
    ['a greeting of the afternoon', [hello], ['Buenas tardes, va la lista nueva'], true],
    ['another day', ['Lista', 'Vigente desde el lunes', columns], ['Lista', 'Vigente desde el jueves', columns], true],
    ['a remark more', ['Lista', columns], ['Lista', 'Precios sujetos a cambios sin previo aviso', columns], true],
    ['another first section', ['Lista', columns, 'PROTEINAS'], ['Lista', columns, 'SUPLEMENTOS'], true],
    ['dollars stored as pesos', ['Lista en pesos', columns], ['Lista en dólares', columns], true],
    ['no header', [hello], [], true],
    ['prices for the public', [hello], ['Hola! te paso los precios al público'], false],
    ['prices for shops', ['Lista mayorista', columns], ['Lista minorista', columns], false],
    ['costs', ['Lista', columns], ['Lista', 'Producto|Costo'], false],
    ['old prices', ['Lista', columns], ['Lista', 'Precio anterior', columns], false],
  ])('where neither has a name depends on what the prices are called only: %s', (_, before, after, same) => {
    const [known, read] = [headed(...before), headed(...after)];
    expect([known.name, read.name]).toEqual([[], []]);
    expect(listLikeness(read, known) > 0).toBe(same);
  });

  it('where one has no name makes it one of the same supplier in the same currency', () => {
    const dollars = { supplierId: 3, signature: { ...unnamed.signature, inDollars: true } };
    const isTaken = (inDollars?: boolean) =>
      recogniseSupplier({ ...unnamed.signature, ...(inDollars !== undefined && { inDollars }) }, [dollars]) === dollars;
    expect([isTaken(true), isTaken(false), isTaken()]).toEqual([true, false, true]);
    const named = { supplierId: 1, signature: { ...shop.signature, inDollars: true } };
    expect(recogniseSupplier({ ...shop.signature, inDollars: false }, [named])).toBe(named);
  });

  it('where one has no name makes it one of the same supplier if it is sent as that was', () => {
    const page = sent({ title: 'Precios' });
    const isTaken = (read: ReturnType<typeof readSignature>) => recogniseSupplier(read, [unnamed]) === unnamed;
    const [sheet, message] = [readSignature([{ ...page, sheet: 0 }]), readSignature([{ ...page, isMessage: true }])];
    expect([readSignature([page]), sheet, message].map(isTaken)).toEqual([true, false, false]);
    expect(isTaken({ ...sheet, medium: undefined }), 'of an earlier version').toBe(true);
    const ofSheet = readSignature([{ ...sent(), sheet: 0 }]);
    expect(recogniseSupplier(ofSheet, [shop]), 'with a name').toBe(shop);
  });

  it('is less the fewer goods they share', () => {
    const likeness = [0, 1, 2, 3].map((less) => listLikeness(signature({ goods: GOODS.slice(less) }), shop.signature));
    expect(likeness).toEqual(likeness.toSorted((a, b) => b - a));
    expect(new Set(likeness).size).toBe(4);
    const others = GOODS.map((name) => [...name].reverse().join(''));
    expect(listLikeness(signature({ goods: others }), shop.signature)).toBe(0);
  });

  it('is from 0 to 1 and the same in both orders', () => {
    const numbers = fc.uniqueArray(fc.nat(9));
    const words = fc.uniqueArray(fc.constantFrom('don', 'ceibo', 'lista', 'precio'));
    const any = fc.record({
      name: words,
      titles: words,
      goods: numbers,
    });
    fc.assert(
      fc.property(any, any, (one, other) => {
        const likeness = listLikeness(one, other);
        expect(likeness).toBeGreaterThanOrEqual(0);
        expect(likeness).toBeLessThanOrEqual(1.000001);
        expect(listLikeness(other, one)).toBe(likeness);
      }),
    );
  });
});
