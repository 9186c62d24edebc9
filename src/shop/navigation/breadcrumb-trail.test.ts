import { describe, expect, it } from 'vitest';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

const menu = {
  supplements: [{ name: 'Proteínas', link: 'proteinas' }],
  brands: [{ name: 'Ñandubay', link: 'nandubay' }],
};
const texts = (path: string, pageName?: string) => breadcrumbTrail({ path, menu, pageName }).map(({ text }) => text);

describe('breadcrumbs', () => {
  it('[M2.1-27] start at Inicio and follow the segments', () => {
    expect(breadcrumbTrail({ path: '/suplementos/proteinas', menu })).toEqual([
      { text: 'Inicio', to: '/' },
      { text: 'Suplementos', to: '/suplementos' },
      { text: 'Proteínas' },
    ]);
  });

  it.each([
    ['/marcas/nandubay', ['Inicio', 'Marcas', 'Ñandubay']],
    ['/preguntas-frecuentes', ['Inicio', 'Preguntas Frecuentes']],
    ['/quienes-somos', ['Inicio', 'Quienes Somos']],
    ['/recetas', ['Inicio', 'Recetas']],
    ['/', ['Inicio']],
  ])('[M2.1-28] %s shows display names', (path, expected) => {
    expect(texts(path)).toEqual(expected);
  });

  it('[M2.1-28] a product shows its name', () => {
    expect(texts('/productos/whey-1-kg', 'Whey 1 kg')).toEqual(['Inicio', 'Productos', 'Whey 1 kg']);
  });

  it.each([
    ['/suplementos/cosas%20raras', 'cosas raras'],
    ['/marcas/100%25', '100%'],
    ['/nada/%E0%A4%A', '%E0%A4%A'],
  ])('%s: unknown segments are shown decoded', (path, last) => {
    expect(texts(path).at(-1)).toBe(last);
  });

  it('works without a menu', () => {
    expect(breadcrumbTrail({ path: '/marcas/nandubay', menu: null }).at(-1)).toEqual({ text: 'nandubay' });
  });
});
