import { IMAGES_PATH } from '#domain/catalogue/product-image.ts';
import { productSegment } from '#domain/catalogue/slug.ts';

/** First path segments of the product lists, with their titles (spec §2.1). */
export const listTitles = {
  productos: 'Productos',
  suplementos: 'Suplementos',
  marcas: 'Marcas',
  combos: 'Combos',
  accesorios: 'Accesorios',
  promociones: 'Promociones',
} as const;

export type ListLink = keyof typeof listTitles;

export function isListLink(text: string): text is ListLink {
  return Object.hasOwn(listTitles, text);
}

/** The public pages. The route table (src/routes.ts) repeats their paths in the router's syntax. */
export const pages = {
  home: '/',
  products: '/productos',
  list: (link: ListLink, subLink?: string) => (subLink ? `/${link}/${encodeURIComponent(subLink)}` : `/${link}`),
  product: (name: string) => `/productos/${productSegment(name)}`,
  search: (text: string) => `/productos?search=${encodeURIComponent(text)}`,
  routines: '/rutinas',
  recipes: '/recetas',
  contact: '/contacto',
  about: '/quienes-somos',
  faq: '/preguntas-frecuentes',
  branches: '/sucursales',
  favourites: '/favoritos',
} as const;

/** Addresses for search engines. */
export const crawlerUrls = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapPart: (part: number) => `/sitemap-${part}.xml`,
} as const;

/** The public calls and those for signing in; `:x` marks a parameter. */
export const api = {
  base: '/api',
  health: '/api/health',
  ready: '/api/ready',
  openapi: '/api/openapi.json',
  docs: '/api/docs',
  home: '/api/home',
  supplements: '/api/categories/suplements',
  brands: '/api/brands/all',
  products: '/api/products/all',
  productList: '/api/products/allClients',
  productsByIds: '/api/products/byIds',
  product: '/api/products/:name',
  shippingCost: '/api/constants/shippingCost',
  business: '/api/constants/business',
  contact: '/api/contact',
  images: '/api/images',
} as const;

export const imageUrls = { route: `${IMAGES_PATH}:name` } as const;
