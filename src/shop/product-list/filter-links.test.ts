import { describe, expect, it } from 'vitest';
import type { ListParams } from '../list-query/list-params.ts';
import { filterGroups } from './filter-links.ts';

const menu = {
  supplements: [{ name: 'Creatinas', link: 'creatinas' }],
  brands: [{ name: 'Ñandubay', link: 'nandubay' }],
};
const currentAt = (at: Omit<ListParams, 'sort'>) =>
  filterGroups({ sort: 'default', ...at }, menu)
    .flatMap(({ links }) => links)
    .filter(({ current }) => current)
    .map(({ href }) => href);

describe('filterGroups', () => {
  it('links to all lists, with the current sort order', () => {
    const groups = filterGroups({ link: 'productos', sort: 'precio-asc' }, menu);
    expect(groups.map(({ title, links }) => [title, links.map(({ text, href }) => `${text} ${href}`)])).toEqual([
      [
        'Productos',
        [
          'Todos /productos?sort=precio-asc',
          'Promociones /promociones?sort=precio-asc',
          'Combos /combos?sort=precio-asc',
          'Accesorios /accesorios?sort=precio-asc',
        ],
      ],
      ['Suplementos', ['Todos /suplementos?sort=precio-asc', 'Creatinas /suplementos/creatinas?sort=precio-asc']],
      ['Marcas', ['Todas /marcas?sort=precio-asc', 'Ñandubay /marcas/nandubay?sort=precio-asc']],
    ]);
  });

  it.each<[Omit<ListParams, 'sort'>, string[]]>([
    [{ link: 'productos' }, ['/productos']],
    [{ link: 'suplementos', subLink: 'creatinas' }, ['/suplementos/creatinas']],
    [{ link: 'marcas' }, ['/marcas']],
    [{ link: 'marcas', subLink: 'otra' }, []],
    [{ link: 'productos', search: 'whey' }, []],
  ])('marks the current list of %j', (at, current) => {
    expect(currentAt(at)).toEqual(current);
  });
});
