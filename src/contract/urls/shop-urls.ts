import { productSegment } from '#domain/catalogue/slug.ts';

/** First path segments that show the product list, with the title of each (spec §2.1). */
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

/** Every address of the public shop; the only place where they are written. */
export const pages = {
  home: '/',
  products: '/productos',
  list: (link: ListLink, categoria?: string) => (categoria ? `/${link}/${encodeURIComponent(categoria)}` : `/${link}`),
  product: (name: string) => `/productos/${productSegment(name)}`,
  search: (text: string) => `/productos?search=${encodeURIComponent(text)}`,
  routines: '/rutinas',
  recipes: '/recetas',
  contact: '/contacto',
  about: '/quienes-somos',
  faq: '/preguntas-frecuentes',
  branches: '/sucursales',
} as const;

/** Addresses for search engines. */
export const crawlerUrls = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapPart: (part: number) => `/sitemap-${part}.xml`,
} as const;

/** Every address of the API; `:x` marks a parameter. */
export const api = {
  base: '/api',
  health: '/api/health',
  openapi: '/api/openapi.json',
  docs: '/api/docs',
  signIn: '/api/auth/sign-in/email',
  signOut: '/api/auth/sign-out',
  session: '/api/auth/get-session',
  token: '/api/auth/token',
  publicKeys: '/api/auth/jwks',
  suplements: '/api/categories/suplements',
  brands: '/api/brands/all',
  products: '/api/products/all',
  productList: '/api/products/allClients',
  product: '/api/products/:name',
  shippingCost: '/api/constants/shippingCost',
  business: '/api/constants/business',
  contact: '/api/contact',
  images: '/api/images',
} as const;

export const imageUrls = { route: '/images/:name', prefix: '/images/' } as const;
