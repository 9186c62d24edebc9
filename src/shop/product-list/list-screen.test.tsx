import { describe, expect, it } from 'vitest';
import { GridSkeleton } from '../infinite-list/grid-skeleton.tsx';
import { renderMarkup, visibleTexts } from '../testing/render-markup.tsx';
import { sampleProduct, sampleProducts } from '../testing/sample-products.ts';
import { ListScreen } from './list-screen.tsx';

const menu = { supplements: [{ name: 'Creatinas', link: 'creatinas' }], brands: [] };
const empty = { products: [], hasMore: false };
const screenAt = (path: string, firstPage: Parameters<typeof ListScreen>[0]['firstPage'] = empty) =>
  renderMarkup(path, <ListScreen firstPage={firstPage} menu={menu} />);

describe('ListScreen', () => {
  it('[M2.2-1] shows cards, the sort order and a link to the next page', () => {
    const html = screenAt('/suplementos/creatinas?sort=precio-asc', { products: sampleProducts(1, 12), hasMore: true });
    expect(html.match(/<article/g)).toHaveLength(12);
    expect(html).toContain('<h1 class="col-span-full row-start-1 text-3xl lg:pr-72">Creatinas</h1>');
    expect(html).toContain('<option value="precio-asc" selected="">Menor precio</option>');
    expect(html).toMatch(/href="\/suplementos\/creatinas\?sort=precio-asc&amp;desde=12"[^>]*>Ver más productos/);
  });

  it('[M2.2-3] offers the five orders, the relevant ones first, then two more', () => {
    const options = [...screenAt('/productos').matchAll(/<option value="([^"]*)"[^>]*>([^<]*)</g)];
    expect(options.map(([, value, label]) => [value, label])).toEqual([
      ['default', 'Más relevantes'],
      ['precio-asc', 'Menor precio'],
      ['precio-desc', 'Mayor precio'],
      ['nombre-asc', 'A - Z'],
      ['nombre-desc', 'Z - A'],
      ['descuento-desc', 'Mayor descuento'],
      ['fecha-desc', 'Más nuevos'],
    ]);
  });

  it('[M2.2-8] [M2.2-9] labels the cards', () => {
    const products = [sampleProduct({ id: 1, amount: 0, discount: 1000 }), sampleProduct({ id: 2, discount: 1000 })];
    const texts = visibleTexts(screenAt('/productos', { products, hasMore: false }));
    expect(texts.filter((text) => ['Sin Stock', 'Promo', '10% OFF'].includes(text))).toEqual([
      'Sin Stock',
      'Sin Stock',
      'Promo',
      '10% OFF',
    ]);
  });

  it('shows the logos of all brands above their products, and of none on another list', () => {
    const brand = { name: 'Talampa', link: 'talampa', image: '' };
    const at = (path: string) =>
      renderMarkup(path, <ListScreen firstPage={empty} menu={{ ...menu, brands: [brand] }} />);
    expect(at('/marcas')).toMatch(/<nav aria-label="Todas las marcas".*href="\/marcas\/talampa"/);
    for (const path of ['/productos', '/marcas/talampa', '/marcas?search=whey']) {
      expect(at(path)).not.toContain('Todas las marcas');
    }
  });

  it('[M2.2-2] [M4-22] shows that there are no products', () => {
    expect(visibleTexts(screenAt('/combos'))).toContain('No hay productos disponibles');
  });

  it('[M4-23] shows that a search has no results', () => {
    const texts = visibleTexts(screenAt('/productos?search=whey'));
    expect(texts).toContain('No hubo resultados para tu búsqueda');
    expect(texts).not.toContain('No hay productos disponibles');
  });

  it('[M4-23] offers similar products and the categories when a search has no results', () => {
    const html = screenAt('/productos?search=creatina%20400', { ...empty, nearest: [sampleProduct({ id: 7 })] });
    const texts = visibleTexts(html);
    expect(texts).toEqual(
      expect.arrayContaining(['No hubo resultados para tu búsqueda', 'Lo más parecido', 'Producto 7']),
    );
    expect(html).toMatch(/<nav aria-labelledby="categorias">.*href="\/suplementos\/creatinas"/s);
  });

  it('says which word a search took for another', () => {
    const html = screenAt('/productos?search=creatna', {
      products: sampleProducts(1, 2),
      hasMore: false,
      searchedFor: 'creatina',
    });
    expect(visibleTexts(html)).toContain('No encontramos «creatna». Mostramos resultados para «creatina».');
  });

  it('links to the beginning of a list, and past its end', () => {
    const html = screenAt('/productos?desde=12', { products: sampleProducts(13, 24), hasMore: true });
    expect(html).toMatch(/href="\/productos"[^>]*rel="prev"/);
    expect(html).toContain('href="#pie"');
  });

  it('has no style attributes, which the content security policy forbids', () => {
    expect(screenAt('/productos', { products: sampleProducts(1, 12), hasMore: true })).not.toContain(' style=');
  });
});

it('[M4-21] the loading list is announced', () => {
  expect(visibleTexts(renderMarkup('/productos', <GridSkeleton />))).toEqual(['Cargando...']);
});
