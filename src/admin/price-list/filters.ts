import { searchText } from '#domain/search.ts';
import type { ShownRow } from './shown-row.ts';

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

/** Whether a text holds every word that was typed, whatever their case and accents. */
export function holds(typed: string): (text: string) => boolean {
  const words = searchText(typed).split(' ').filter(Boolean);
  return (text) => {
    const folded = words.length > 0 ? searchText(text) : '';
    return words.every((word) => folded.includes(word));
  };
}
