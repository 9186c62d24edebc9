import { describe, expect, it } from 'vitest';
import { type ListAddress, listAddress, listHref } from './list-address.ts';

const read = (path: string, categoria?: string) => listAddress(new URL(path, 'http://shop'), categoria);

describe('listAddress', () => {
  it.each<[path: string, categoria: string | undefined, expected: Partial<ListAddress>]>([
    ['/productos', undefined, { link: 'productos', sort: 'default' }],
    ['/suplementos/creatinas', 'creatinas', { link: 'suplementos', categoria: 'creatinas' }],
    ['/Promociones', undefined, { link: 'promociones' }],
    ['/%63ombos', undefined, { link: 'combos' }],
    ['/%', undefined, { link: 'productos' }],
    ['/productos?search=%20whey%20', undefined, { search: 'whey' }],
    ['/productos?search=%20', undefined, { search: undefined }],
    ['/marcas?sort=precio-asc', undefined, { link: 'marcas', sort: 'precio-asc' }],
    ['/marcas?sort=barato', undefined, { sort: 'default' }],
    ['/productos?desde=31', undefined, { after: 31 }],
    ['/productos?desde=-1', undefined, { after: undefined }],
    ['/productos?desde=1.5', undefined, { after: undefined }],
    ['/productos?desde=x', undefined, { after: undefined }],
  ])('reads %s', (path, categoria, expected) => {
    expect(read(path, categoria)).toMatchObject(expected);
  });
});

describe('listHref', () => {
  it.each<[ListAddress, string]>([
    [{ link: 'productos', sort: 'default' }, '/productos'],
    [{ link: 'marcas', categoria: 'doble cumbre', sort: 'nombre-desc' }, '/marcas/doble%20cumbre?sort=nombre-desc'],
    [{ link: 'productos', search: '100% whey', sort: 'default', after: 7 }, '/productos?search=100%25+whey&desde=7'],
  ])('writes %j', (address, href) => {
    expect(listHref(address)).toBe(href);
    expect(read(href, address.categoria)).toEqual({
      categoria: undefined,
      search: undefined,
      after: undefined,
      ...address,
    });
  });
});
