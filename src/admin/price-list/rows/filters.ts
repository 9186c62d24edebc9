import type { ListedLine, ListedProduct } from '#contract/admin/price-list/price-preview.ts';
import { normalizeForSearch } from '#domain/search/search-words.ts';
import type { PreviewRow } from './preview-rows.ts';

/** Filters by label of their button. */
export const filterLabels = {
  all: 'Todos',
  up: 'Sube',
  down: 'Baja',
  doubtful: 'Dudosos',
  alike: 'Parecidas',
  none: 'Sin coincidencia',
} as const;

export type PreviewFilter = keyof typeof filterLabels;

export const filterNames = [
  'all',
  'up',
  'down',
  'doubtful',
  'alike',
  'none',
] as const satisfies readonly PreviewFilter[];

const predicates: Readonly<Record<PreviewFilter, (row: PreviewRow) => boolean>> = {
  all: () => true,
  up: ({ newPrice, product }) => newPrice > product.price,
  down: ({ newPrice, product }) => newPrice < product.price,
  doubtful: ({ doubts }) => doubts.length > 0,
  alike: ({ isAlike }) => isAlike === true,
  none: () => false,
};

export function filterRows(rows: readonly PreviewRow[], filter: PreviewFilter): PreviewRow[] {
  return rows.filter(predicates[filter]);
}

/** Creates a filter for items whose text contains every typed word, ignoring case and accents. Caches normalised texts. */
export function createTextFilter<Item extends object>(textOf: (item: Item) => string) {
  const folded = new WeakMap<Item, string>();
  const foldedOf = (item: Item) => {
    const text = folded.get(item) ?? normalizeForSearch(textOf(item));
    folded.set(item, text);
    return text;
  };
  return (typed: string) => {
    const words = normalizeForSearch(typed).split(' ').filter(Boolean);
    return (item: Item) => words.every((word) => foldedOf(item).includes(word));
  };
}

export const productTextFilter = createTextFilter(({ name, brand }: ListedProduct) => `${name} ${brand}`);
export const lineTextFilter = createTextFilter(({ text }: ListedLine) => text);
export const rowTextFilter = createTextFilter(
  ({ product, listed }: PreviewRow) => `${product.name} ${product.brand} ${listed.text}`,
);
