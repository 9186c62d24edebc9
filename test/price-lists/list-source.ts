/** The source of a price list for the tests: what is printed, and the prices that a careful seller reads in it. */
export type ListSource = {
  /** From the top of the file: tool, layout, css, titles… */
  meta: ReadonlyMap<string, string>;
  items: ListItem[];
};

export type ListItem = { kind: 'heading'; text: string } | { kind: 'row'; cells: string[]; expected: ExpectedPrice[] };

/** The product of a row and its price in pesos; a `doubtful` one may be matched or not. */
export type ExpectedPrice = { brand: string; name: string; price: number | undefined; doubtful: boolean };

/**
 * Lines `key: value` first; then `## heading` and rows `cell | cell => Brand/Product` (`=>?` when doubtful,
 * `@ 1200` after it for a price that is not in the column `price`; several apart by `;`). A row without an arrow is
 * for no product.
 */
export function parseListSource(text: string): ListSource {
  const meta = new Map<string, string>();
  const items: ListItem[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, key, value] = /^([a-z]+): (.*)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) meta.set(key, value);
    else if (line.startsWith('## ')) items.push({ kind: 'heading', text: line.slice(3) });
    else {
      const [, printed = line, mark, product] = /^(.*?)\s*(=>\??)\s*(.*)$/.exec(line) ?? [];
      const cells = printed.split('|').map((cell) => cell.trim());
      items.push({
        kind: 'row',
        cells,
        expected: (product?.split(/; */) ?? []).map((one) => parseExpectedPrice(cells, { mark, product: one, meta })),
      });
    }
  }
  return { meta, items };
}

type ExpectedPriceText = { mark: string | undefined; product: string; meta: ReadonlyMap<string, string> };

function parseExpectedPrice(cells: readonly string[], { mark, product, meta }: ExpectedPriceText): ExpectedPrice {
  const [, brand = '', name = '', explicitPrice] = /^([^/]+)\/(.*?)(?: @ (\S+))?$/.exec(product) ?? [];
  const printed = explicitPrice ?? cells[Number(meta.get('price')) - 1] ?? '';
  return { brand, name, price: parsePesos(printed, meta.get('numbers') === 'us'), doubtful: mark === '=>?' };
}

function parsePesos(text: string, american: boolean): number | undefined {
  const digits = text.replace(/[^\d.,]/g, '').replace(/[.,]$/, '');
  if (digits === '') return undefined;
  return Number(american ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.'));
}
