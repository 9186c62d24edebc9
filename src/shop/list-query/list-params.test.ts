import { describe, expect, it } from 'vitest';
import { type ListParams, listUrl, parseListUrl } from './list-params.ts';

const read = (path: string) => parseListUrl(new URL(path, 'http://shop'));

describe('parseListUrl', () => {
  it.each<[path: string, expected: Partial<ListParams>]>([
    ['/productos', { link: 'productos', subLink: undefined, sort: 'default' }],
    ['/productos/', { link: 'productos' }],
    ['/suplementos/creatinas', { link: 'suplementos', subLink: 'creatinas' }],
    ['/marcas/doble%20cumbre', { link: 'marcas', subLink: 'doble cumbre' }],
    ['/Promociones', { link: 'promociones' }],
    ['/%63ombos', { link: 'combos' }],
    ['/marcas/%E0%A4%A', { link: 'marcas', subLink: '%E0%A4%A' }],
    ['/productos?search=%20whey%20', { search: 'whey' }],
    ['/productos?search=%20', { search: undefined }],
    ['/marcas?sort=precio-asc', { link: 'marcas', sort: 'precio-asc' }],
    ['/marcas?sort=barato', { sort: 'default' }],
    ['/productos?desde=31', { after: 31 }],
    ['/productos?desde=-1', { after: undefined }],
    ['/productos?desde=1.5', { after: undefined }],
    ['/productos?desde=x', { after: undefined }],
  ])('parses %s', (path, expected) => {
    expect(read(path)).toMatchObject(expected);
  });

  it.each(['/', '/productos/creatina-300-g', '/combos/x', '/suplementos/a/b', '/contacto', '/%'])(
    'knows no list at %s',
    (path) => {
      expect(read(path)).toBeNull();
    },
  );
});

describe('listUrl', () => {
  it.each<[ListParams, string]>([
    [{ link: 'productos', filters: {}, sort: 'default' }, '/productos'],
    [
      { link: 'marcas', subLink: 'doble cumbre', filters: {}, sort: 'nombre-desc' },
      '/marcas/doble%20cumbre?sort=nombre-desc',
    ],
    [
      { link: 'productos', search: '100% whey', filters: {}, sort: 'default', after: 7 },
      '/productos?search=100%25+whey&desde=7',
    ],
    [
      {
        link: 'productos',
        filters: { marca: 'a,b', precioMax: '900', enStock: '1' },
        sort: 'precio-asc',
      },
      '/productos?marca=a,b&precioMax=900&enStock=1&sort=precio-asc',
    ],
    [{ link: 'marcas', filters: {}, sort: 'default', allChoices: true }, '/marcas?filtros=todos'],
  ])('formats %j', (params, href) => {
    expect(listUrl(params)).toBe(href);
    expect(read(href)).toEqual({ subLink: undefined, search: undefined, after: undefined, ...params });
  });
});
