import { expect, it } from 'vitest';
import type { ListParams } from './list-params.ts';
import { listTitle } from './list-title.ts';

const menu = {
  supplements: [{ name: 'Ganadores de Peso', link: 'ganadores-de-peso' }],
  brands: [{ name: 'Ñandubay', link: 'nandubay' }],
};

it.each<[Omit<ListParams, 'sort' | 'filters'>, string]>([
  [{ link: 'productos' }, 'Productos'],
  [{ link: 'promociones' }, 'Promociones'],
  [{ link: 'suplementos', subLink: 'ganadores-de-peso' }, 'Ganadores de Peso'],
  [{ link: 'marcas', subLink: 'nandubay' }, 'Ñandubay'],
  [{ link: 'marcas', subLink: 'otra marca' }, 'otra marca'],
  [{ link: 'productos', search: 'whey' }, 'Resultados para “whey”'],
])('%j is titled %s', (params, title) => {
  expect(listTitle(params, menu)).toBe(title);
});
