import type { ListedLine, ListedProduct } from '#contract/admin/price-list.ts';
import { searchText } from '#domain/search/search-words.ts';
import type { ShownRow } from './preview-rows.ts';

/** What of the rows is to be seen, as the buttons call it. */
export const filters = {
  all: 'Todos',
  up: 'Sube',
  down: 'Baja',
  doubtful: 'Dudosos',
  none: 'Sin coincidencia',
} as const;

export type Filter = keyof typeof filters;

export const filterNames = ['all', 'up', 'down', 'doubtful', 'none'] as const satisfies readonly Filter[];

const passes: Readonly<Record<Filter, (row: ShownRow) => boolean>> = {
  all: () => true,
  up: ({ listed, product }) => listed.price > product.price,
  down: ({ listed, product }) => listed.price < product.price,
  doubtful: ({ doubts }) => doubts.length > 0,
  none: () => false,
};

export function filterRows(rows: readonly ShownRow[], filter: Filter): ShownRow[] {
  return rows.filter(passes[filter]);
}

/** Whether an item's text holds every word that was typed, whatever case and accents. Each text is folded only once. */
export function finder<Item extends object>(textOf: (item: Item) => string) {
  const folded = new WeakMap<Item, string>();
  const foldedOf = (item: Item) => {
    const text = folded.get(item) ?? searchText(textOf(item));
    folded.set(item, text);
    return text;
  };
  return (typed: string) => {
    const words = searchText(typed).split(' ').filter(Boolean);
    return (item: Item) => words.every((word) => foldedOf(item).includes(word));
  };
}

export const findProduct = finder(({ name, brand }: ListedProduct) => `${name} ${brand}`);
export const findLine = finder(({ text }: ListedLine) => text);
export const findRow = finder(({ product, listed }: ShownRow) => `${product.name} ${product.brand} ${listed.text}`);
