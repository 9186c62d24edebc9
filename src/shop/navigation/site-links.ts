import { listTitles, pages } from '#contract/urls/shop-urls.ts';

export type SiteLink = { text: string; to: string };

/** The header's links in their order; 'Productos' carries the menu (spec §2.1). */
export const beforeProducts: SiteLink[] = [{ text: 'Inicio', to: pages.home }];
export const afterProducts: SiteLink[] = [
  { text: 'Preguntas Frecuentes', to: pages.faq },
  { text: 'Quienes Somos', to: pages.about },
  { text: 'Sucursales', to: pages.branches },
  { text: 'Contacto', to: pages.contact },
];

/** Whole lists beside supplements and brands. */
export const otherLists: SiteLink[] = (['accesorios', 'combos', 'promociones'] as const).map((link) => ({
  text: listTitles[link],
  to: pages.list(link),
}));
