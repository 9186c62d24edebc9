import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ListedLine } from '#contract/admin/price-list/price-preview.ts';
import { LIST_PRICE_RULE } from '#domain/pricing/price-rule.ts';
import { UnmatchedLine } from './unmatched-line.tsx';

const text = 'Whey Gold 25440 46110';
const line = (size: string, price: number): ListedLine => {
  const product = { name: `Whey Gold ${size}`, brand: null, category: null };
  return { line: price, text, price: price * 100, otherPrices: [], unsure: false, product };
};

/** The text of a line outside of its buttons, as it is seen. */
function seen(listed: ListedLine, { selected = false, rule = LIST_PRICE_RULE } = {}): string {
  const newProducts = {
    lines: new Set(selected ? [listed.line] : []),
    created: new Map<number, string>(),
    canCreate: () => true,
    select: () => {},
    openForm: async () => {},
  };
  const options = { listed, rule, newProducts, disabled: false, onEdit: () => {}, editor: undefined };
  const html = renderToStaticMarkup(<UnmatchedLine {...options} />);
  return html.replace(/<span class="sr-only">[^<]*<\/span>|<button.*?<\/button>/g, '').replace(/<[^>]*>/g, '');
}

it('has the size and price of each line of a row with several', () => {
  const lines = [line('500 g', 25440), line('1 kg', 46110)];
  expect(lines.map((one) => seen(one))).toEqual([
    `${text}Whey Gold 500 g · $ 25.440`,
    `${text}Whey Gold 1 kg · $ 46.110`,
  ]);
});

it('has the price in the currency of the list, and of a new product ours', () => {
  const rule = { ...LIST_PRICE_RULE, dollarRate: 1450_00 };
  const listed = line('500 g', 20);
  expect(seen(listed, { rule })).toBe(`${text}Whey Gold 500 g · US$ 20`);
  expect(seen(listed, { rule, selected: true })).toBe(`${text}Se crea inactivo: Whey Gold 500 g, $ 29.000`);
});

it('has the price of a line that is not described as a product', () => {
  const { product: _, ...listed } = line('500 g', 25440);
  expect(seen(listed)).toBe(`${text}$ 25.440`);
});
