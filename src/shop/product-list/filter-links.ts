import type { ListLink } from '#contract/urls/shop-urls.ts';
import { type ListParams, listUrl } from '../list-query/list-params.ts';
import { type ListNames, listTitle } from '../list-query/list-title.ts';

type FilterLink = { text: string; href: string; current: boolean };
export type FilterGroup = { title: string; links: FilterLink[] };

const undividedLists: readonly ListLink[] = ['productos', 'promociones', 'combos', 'accesorios'];

/** Links to all lists, with the current sort order and without the search. */
export function filterGroups(current: ListParams, menu: ListNames): FilterGroup[] {
  const entry = (link: ListLink, subLink?: string, text?: string): FilterLink => {
    const params = { link, subLink, sort: current.sort };
    return {
      text: text ?? listTitle(params, menu),
      href: listUrl(params),
      current: current.link === link && current.subLink === subLink && current.search === undefined,
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
        ...menu.supplements.map(({ link }) => entry('suplementos', link)),
      ],
    },
    {
      title: 'Marcas',
      links: [entry('marcas', undefined, 'Todas'), ...menu.brands.map(({ link }) => entry('marcas', link))],
    },
  ];
}
