import { listTitles, pages } from '#contract/urls/shop-urls.ts';

export type SiteLink = { text: string; to: string };

/** The links of the header before and after 'Productos', which has a menu (spec §2.1). */
export const beforeProducts: SiteLink[] = [{ text: 'Inicio', to: pages.home }];
export const afterProducts: SiteLink[] = [
  { text: 'Preguntas Frecuentes', to: pages.faq },
  { text: 'Quienes Somos', to: pages.about },
  { text: 'Sucursales', to: pages.branches },
  { text: 'Contacto', to: pages.contact },
];

/** The lists without categories. */
export const otherLists: SiteLink[] = (['accesorios', 'combos', 'promociones'] as const).map((link) => ({
  text: listTitles[link],
  to: pages.list(link),
}));

/** In the drawer and the footer, not in the header, whose links the spec names. */
export const favourites: SiteLink = { text: 'Favoritos', to: pages.favourites };
