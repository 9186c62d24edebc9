import type { ListLink } from '#contract/urls/shop-urls.ts';
import { type ListParams, listUrl } from '../list-query/list-params.ts';
import { type ListNames, listTitle } from '../list-query/list-title.ts';

type FilterLink = { text: string; href: string; current: boolean };
export type FilterGroup = { title: string; links: FilterLink[] };

const undividedLists: readonly ListLink[] = ['productos', 'promociones', 'combos', 'accesorios'];

/** Every list that can be gone to from here, in the same order of products. A search is left behind. */
export function filterGroups(at: ListParams, menu: ListNames): FilterGroup[] {
  const entry = (link: ListLink, categoria?: string, text?: string): FilterLink => {
    const address = { link, categoria, sort: at.sort };
    return {
      text: text ?? listTitle(address, menu),
      href: listUrl(address),
      current: at.link === link && at.categoria === categoria && at.search === undefined,
    };
  };
  return [
    {
      title: 'Productos',
      links: undividedLists.map((link) => entry(link, undefined, link === 'productos' ? 'Todos' : undefined)),
    },
    {
      title: 'Suplementos',
      links: [
        entry('suplementos', undefined, 'Todos'),
        ...menu.suplements.map(({ link }) => entry('suplementos', link)),
      ],
    },
    {
      title: 'Marcas',
      links: [entry('marcas', undefined, 'Todas'), ...menu.brands.map(({ link }) => entry('marcas', link))],
    },
  ];
}
