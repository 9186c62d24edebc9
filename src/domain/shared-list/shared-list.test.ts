import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from '../cart/order-message.ts';
import { formatPrice } from '../money/format-price.ts';
import { listMessages, MAX_MESSAGE_LENGTH } from './list-messages.ts';
import { groupForSharing, groupNames, type SharedProduct } from './shared-list.ts';
import { wrapWords } from './wrap-words.ts';

const name = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' });

const product: fc.Arbitrary<SharedProduct> = fc
  .record({
    name,
    brand: fc.constantFrom('Puma', 'Ñandú', 'Tero'),
    category: fc.constantFrom('Polvos', 'Barras'),
    price: fc.integer({ min: 1, max: 10_000_000 }),
    discount: fc.constantFrom(0, 10_00),
    amount: fc.nat({ max: 2 }),
    flavors: fc.array(fc.record({ name, quantity: fc.nat({ max: 2 }) }), { maxLength: 40 }),
  })
  .map((fields) => ({
    ...fields,
    id: 0,
    finalPrice: Math.round(fields.price * (1 - fields.discount / 10_000)),
    images: [],
  }));

const products = fc
  .array(product, { maxLength: 200 })
  .map((list) => list.map((item, id) => ({ ...item, id, name: `${id}ª ${item.name}` })));

const all = { grouping: 'category', group: '', text: '', offersOnly: false } as const;
const frame = { shop: 'Mostrador', date: '22/11/2026', link: 'https://mostrador.ar/productos', formatPrice };
const inStock = ({ amount, flavors }: SharedProduct) =>
  flavors.length === 0 ? amount > 0 : flavors.some(({ quantity }) => quantity > 0);

describe('the list for customers', () => {
  it('has what is in stock once, in messages that are not too long, at the shop’s prices', () => {
    fc.assert(
      fc.property(products, fc.constantFrom('category', 'brand'), (list, grouping) => {
        const groups = groupForSharing(list, { ...all, grouping });
        const messages = listMessages(groups, frame);
        expect(messages.every(({ length }) => length <= MAX_MESSAGE_LENGTH)).toBe(true);
        const lines = messages.flatMap((message) => message.split('\n'));
        for (const item of list) {
          const found = lines.filter((line) => line.startsWith(`• ${oneLine(item.name)}`));
          expect(found).toHaveLength(inStock(item) ? 1 : 0);
          if (found[0]) expect(found[0].endsWith(`*${formatPrice(item.finalPrice)}*`)).toBe(true);
        }
        for (const message of messages) expect(message.split('\n')[2]).toMatch(/^\*.+\*$/);
        expect(groups.map((group) => group.name)).toEqual(groupNames(list, grouping));
      }),
      { numRuns: 60 },
    );
  });

  it('has the part that was chosen', () => {
    fc.assert(
      fc.property(products, (list) => {
        const chosen = groupForSharing(list, { grouping: 'brand', group: 'Tero', text: 'barras', offersOnly: true });
        const expected = list.filter(
          (item) =>
            inStock(item) &&
            item.brand === 'Tero' &&
            item.discount > 0 &&
            /barras/i.test(`${item.name} ${item.category}`),
        );
        expect(chosen.flatMap((group) => group.products.map(({ id }) => id)).toSorted()).toEqual(
          expected.map(({ id }) => id).toSorted(),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('reads as a person would write it', () => {
    const item = { id: 1, brand: 'Puma', category: 'Polvos', amount: 3, images: [] };
    const list = [
      {
        ...item,
        name: 'Whey *1 kg*',
        price: 5_000_00,
        finalPrice: 4_500_00,
        discount: 10_00,
        flavors: [{ name: 'Coco', quantity: 1 }],
      },
      { ...item, name: 'Shaker', price: 900_00, finalPrice: 900_00, discount: 0, flavors: [] },
    ];
    const groups = groupForSharing(list, all);
    expect(listMessages(groups, frame)).toEqual([
      [
        '*Mostrador* – lista de precios del 22/11/2026',
        '',
        '*POLVOS*',
        `• Shaker: *${formatPrice(900_00)}*`,
        `• ${oneLine('Whey *1 kg*')} (Coco): ~${formatPrice(5_000_00)}~ *${formatPrice(4_500_00)}*`,
        '',
        'Pedí en https://mostrador.ar/productos',
      ].join('\n'),
    ]);
    expect(listMessages([], frame)).toEqual([]);
  });
});

describe('words in lines', () => {
  const measure = (text: string) => [...text].length;

  it('fit their width and keep all letters where there is room', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 2, max: 30 }), (text, width) => {
        const lines = wrapWords(text, { width, maxLines: 500, measure });
        expect(lines.every((line) => measure(line) <= width)).toBe(true);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        const few = wrapWords(text, { width, maxLines: 2, measure });
        expect(few.length).toBe(Math.min(2, lines.length));
        expect(few.every((line) => measure(line) <= width)).toBe(true);
        if (lines.length > 2) expect(few[1]?.endsWith('…')).toBe(true);
      }),
    );
  });
});
